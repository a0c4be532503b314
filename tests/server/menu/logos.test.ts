import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { makeLogo } from '#server/menu/logos.ts'
import type { PictureFault } from '#server/platform/texts/photo-faults.ts'
import type { Verdict } from '#src/domain/verdict.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const drawn = (width: number, height: number, background: string | typeof clear = '#a33') =>
  sharp({ create: { width, height, channels: 4, background } })
function valueOf<T>(made: Verdict<T, PictureFault>): T {
  if (!made.ok) throw new Error(made.refusal.en)
  return made.value
}
async function madeOf(content: Uint8Array) {
  const body = valueOf(await makeLogo(content))
  const { format, width, height } = await sharp(body).metadata()
  const { data } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { body, format, width, height, alpha: data[3] }
}

describe('a logo', async () => {
  test.each([
    [1600, 400, 512, 128],
    [300, 900, 85, 256],
    [400, 100, 400, 100],
  ])('of %i × %i is kept whole: %i × %i [FILE-16]', async (width, height, ofWidth, ofHeight) => {
    expect(await madeOf(await drawn(width, height).webp().toBuffer())).toMatchObject({
      format: 'png',
      width: ofWidth,
      height: ofHeight,
    })
  })

  test.each(['png', 'webp'] as const)('stays transparent where it is, from %s [FILE-16]', async (format) => {
    const { alpha } = await madeOf(await drawn(700, 200, clear).toFormat(format).toBuffer())
    expect(alpha).toBe(0)
  })

  test('stays as it is once it was made [FILE-16]', async () => {
    const { body } = await madeOf(await drawn(1600, 400).jpeg().toBuffer())
    expect(valueOf(await makeLogo(body))).toEqual(body)
  })

  test('loses what stands beside its pixels [FILE-16]', async () => {
    const photo = await drawn(300, 100)
      .withExif({ IFD0: { Artist: 'Anna' } })
      .png()
      .toBuffer()
    const { body } = await madeOf(photo)
    expect((await sharp(body).metadata()).exif).toBeUndefined()
  })

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"></svg>'), 'This is no photo'],
    ['a text', Buffer.from('This is a text.'), 'This is no photo'],
    ['half a picture', (await drawn(300, 100).jpeg().toBuffer()).subarray(0, 200), 'This is no photo'],
    ['a tiny one', await drawn(95, 40).png().toBuffer(), 'This logo is too small'],
    ['noise', await noise(), 'This logo is too large'],
  ])('is not %s [FILE-16]', async (_what, content, said) => {
    const made = await makeLogo(content)
    expect(made.ok ? '' : made.refusal.en).toContain(said)
  })
})

/** A picture that no compression makes small. */
function noise() {
  const data = Buffer.alloc(512 * 256 * 3)
  for (let index = 0, value = 1; index < data.length; index += 1) {
    value = (value * 48_271) % 2_147_483_647
    data[index] = value & 255
  }
  return sharp(data, { raw: { width: 512, height: 256, channels: 3 } })
    .png()
    .toBuffer()
}
