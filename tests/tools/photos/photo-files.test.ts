import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { photoFile, photoFolder, photoPath, photoWidths } from '#demo/server/resources/photo-files.ts'
import { drawingDigests, photoCodes } from '#tools/photos/photo-codes.ts'

describe('demo/photos', () => {
  test('holds the drawings of today; else run `npm run photos`', () => {
    expect(JSON.parse(readFileSync(join(photoFolder, 'drawings.json'), 'utf8'))).toEqual(drawingDigests())
  })

  test.each(photoWidths)('holds every picture %i pixels wide', (width) => {
    const files = readdirSync(dirname(photoPath('any', width))).filter((name) => name.endsWith('.webp'))
    expect(files.sort()).toEqual(photoCodes.map((code) => `${code}.webp`).sort())
  })

  test.each(['margherita', 'margherita-2', 'dish-7'])('has %s as a small WebP of 640 by 480', async (code) => {
    const { body } = (await photoFile(code)) ?? { body: new Uint8Array() }
    const { format, width, height } = await sharp(body).metadata()
    expect([format, width, height, body.length < 40_000]).toEqual(['webp', 640, 480, true])
  })

  test('has one picture for every 45th numbered dish', async () => {
    expect(await photoFile('dish-52')).toEqual(await photoFile('dish-7'))
    expect(await photoFile('dish-53')).not.toEqual(await photoFile('dish-7'))
    expect(await photoFile('dish-987654321')).not.toBeNull()
  })

  test.each(['nothing-like-it', '../photos/margherita', 'dish-0', '', 'drawings'])('has none for %j', async (code) => {
    expect(await photoFile(code)).toBeNull()
  })
})
