import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { makePictures } from '#server/menu/make-pictures.ts'

const refused = (en: string) => ({ ok: false, refusal: expect.objectContaining({ en }) })
const noPhoto = refused('This is no photo: choose a JPEG, PNG or WebP file.')
type Size = { readonly width: number; readonly height: number }
const plain = ({ width, height }: Size) => sharp({ create: { width, height, channels: 3, background: '#a33' } })
const noise = ({ width, height }: Size) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

async function made(content: Uint8Array) {
  const pictures = await makePictures(content)
  if (!pictures.ok) throw new Error(pictures.refusal.en)
  const [small, large] = pictures.value
  return { small, large, sizes: [await sharp(small).metadata(), await sharp(large).metadata()] as const }
}
const sizesOf = ({ sizes }: Awaited<ReturnType<typeof made>>) => sizes.map(({ width, height }) => [width, height])

/** A PNG of so many pixels whose picture is one line of zeros. */
function claimedPng({ width, height }: Size): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Uint8Array) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, check])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(width * 3 + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of type %s is kept in both widths [FILE-15]', async (format) => {
    const photo = await plain({ width: 2000, height: 1500 }).toFormat(format).toBuffer()
    const pictures = await made(photo)
    expect(sizesOf(pictures)).toEqual([
      [480, 360],
      [960, 720],
    ])
    expect(pictures.sizes.map(({ format: kept }) => kept)).toEqual(['webp', 'webp'])
  })

  test('is made no larger than it is [FILE-15]', async () => {
    expect(sizesOf(await made(await plain({ width: 300, height: 200 }).png().toBuffer()))).toEqual([
      [300, 200],
      [300, 200],
    ])
  })

  test('lying on its side is turned upright [FILE-15]', async () => {
    const photo = await plain({ width: 1600, height: 1200 }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const pictures = await made(photo)
    expect(sizesOf(pictures)).toEqual([
      [480, 640],
      [960, 1280],
    ])
  })

  test.each([1600, 900])('of %i px loses what the camera wrote [FILE-15]', async (width) => {
    const exif = { IFD0: { Make: 'Camera', Copyright: 'Ada' }, IFD3: { GPSLatitude: '45/1 4/1 0/1' } }
    const photo = await plain({ width, height: 600 }).withExif(exif).jpeg().toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { small, large, sizes } = await made(photo)
    expect(sizes.map(({ exif: kept, icc, xmp }) => [kept, icc, xmp])).toEqual([
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ])
    expect([small, large].some((picture) => Buffer.from(picture).includes('Camera'))).toBe(false)
  })

  test('that is a kept picture stays as it is [FILE-15]', async () => {
    const { large } = await made(await plain({ width: 2000, height: 1000 }).jpeg().toBuffer())
    expect((await made(large)).large).toEqual(large)
  })

  test('of many details is kept in a lower quality [FILE-15]', async () => {
    const { small, large } = await made(await noise({ width: 600, height: 400 }).png().toBuffer())
    expect([small.length <= 60 * 1024, large.length <= 120 * 1024]).toEqual([true, true])
  })

  test('that fits in no quality is refused [FILE-15]', async () => {
    const photo = await noise({ width: 1920, height: 1920 }).png().toBuffer()
    expect(await makePictures(photo)).toEqual(refused('This photo is too large. Choose a simpler or less tall one.'))
  })

  test('that is narrow is refused [FILE-15]', async () => {
    expect(await makePictures(await plain({ width: 199, height: 100 }).png().toBuffer())).toEqual(
      refused('This photo is too small: it needs a width of 200 pixels or more.'),
    )
  })

  test('of 50 megapixels is taken, of one more line none [FILE-15]', async () => {
    const most = await plain({ width: 10_000, height: 5000 }).png().toBuffer()
    expect(await makePictures(most)).toMatchObject({ ok: true })
    const bomb = claimedPng({ width: 10_000, height: 5001 })
    expect(await makePictures(bomb)).toEqual(refused('This photo has more than 50 megapixels. Choose a smaller one.'))
  })

  test('that holds less than it claims is refused [FILE-15]', async () => {
    expect(await makePictures(claimedPng({ width: 4000, height: 3000 }))).toEqual(noPhoto)
    const whole = await noise({ width: 600, height: 400 }).jpeg().toBuffer()
    expect(await makePictures(whole.subarray(0, whole.length / 2))).toEqual(noPhoto)
  })
})

describe('what is no photo is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><image href="file:///etc/passwd"/></svg>'
  const texts = { svg, 'xml svg': `<?xml version="1.0"?>${svg}`, html: '<html></html>', nothing: '', pdf: '%PDF-1.4' }

  test.each(Object.entries(texts))('%s [FILE-15]', async (_name, text) => {
    expect(await makePictures(Buffer.from(text))).toEqual(noPhoto)
  })

  test.each(['gif', 'tiff', 'avif'] as const)('%s [FILE-15]', async (format) => {
    expect(await makePictures(await plain({ width: 600, height: 400 }).toFormat(format).toBuffer())).toEqual(noPhoto)
  })

  test('for the decoder too, whatever its head says [FILE-15]', async () => {
    await makePictures(await plain({ width: 600, height: 400 }).png().toBuffer())
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow(/unsupported image format/)
  })
})
