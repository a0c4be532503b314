import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { photoFile, photoPath } from '#demo/restaurants/photo-files.ts'
import { photoWidths } from '#server/resources/photo-widths.ts'

const picturesOf = (width: (typeof photoWidths)[number]) =>
  readdirSync(dirname(photoPath('any', width)))
    .filter((name) => name.endsWith('.webp'))
    .sort()

describe('demo/photos', () => {
  test.each(photoWidths)('holds every picture %i pixels wide', async (width) => {
    expect(picturesOf(width)).toEqual(picturesOf(640))
    expect((await sharp(photoPath('margherita-2', width)).metadata()).width).toBe(width)
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
