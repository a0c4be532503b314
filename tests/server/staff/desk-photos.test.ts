import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getProduct } from '#src/contract/product-details.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

type Size = { width: number; height: number }
type Format = 'webp' | 'jpeg' | 'png' | 'gif'
const pictureOf = ({ width, height }: Size, format: Format = 'webp') =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer()
const noPhoto = 'This is no photo: choose a JPEG, PNG or WebP file.'
const tooLarge = 'This photo is too large. Choose a simpler or less tall one.'
const small = { width: 480, height: 360 }
const large = { width: 960, height: 720 }

const desk = (of = restaurantId) => deskOf(service, of)
async function upload(pictures: readonly Uint8Array[], of = restaurantId) {
  const body = { pictures: pictures.map((each) => Buffer.from(each).toString('base64')) }
  const reply = await desk(of).post('photos', body)
  return { status: reply.status, ...((await reply.json()) as { code?: string; faults?: { photo: string } }) }
}
const aPhoto = async (of?: Id<'Restaurant'>) =>
  (await upload([await pictureOf(small), await pictureOf(large)], of)).code
const show = async (code: string | null, of = restaurantId) =>
  (await desk(of).savePart('products/801/set-up/dish', { photos: code === null ? undefined : [code] })).status
async function shown() {
  const place = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(11), categoryId: id<'Category'>(8), lastUpdate: false }
  const wanted = { ...place, productId: id<'Product'>(801) }
  const { product } = await clientOf(service, restaurantId).call(getProduct, wanted)
  return [product.photoCode, product.photos[0]?.code ?? null]
}
const photoAt = (code: string, query = '', of: number = restaurantId) =>
  service.fetch(`https://service.example/it/webservice/restaurant/get_image/${of}/${code}${query}`)

describe('an uploaded photo', () => {
  test('is shown with the product and served for ever', async () => {
    const code = (await aPhoto()) ?? ''
    expect(code).toMatch(/^own-[0-9a-f]{20}$/)
    expect(await show(code)).toBe(200)
    expect(await shown()).toEqual([code, code])
    const reply = await photoAt(code)
    const { headers } = reply
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
  })

  test.each([
    ['?w=320', 480],
    ['?w=480', 480],
    ['?w=640', 960],
    ['', 960],
    ['?w=4000', 960],
  ])('asked for with “%s” is %i wide', async (query, width) => {
    const reply = await photoAt((await aPhoto()) ?? '', query)
    expect((await sharp(await reply.arrayBuffer()).metadata()).width).toBe(width)
  })

  test('may be a JPEG, and narrower than its place', async () => {
    const narrow = await pictureOf({ width: 300, height: 200 }, 'jpeg')
    const { code = '' } = await upload([narrow, narrow])
    expect((await photoAt(code)).headers.get('Content-Type')).toBe('image/jpeg')
  })

  test('has one code however often it comes', async () => {
    expect(await aPhoto()).toBe(await aPhoto())
    const { codes } = await desk().read<{ codes: string[] }>('photos')
    expect(codes.filter((code) => code.startsWith('own-'))).toHaveLength(1)
  })

  test('belongs to one restaurant', async () => {
    const other = await service.newRestaurant()
    const code = (await aPhoto()) ?? ''
    expect(await show(code, other)).toBe(400)
    expect((await photoAt(code, '', other)).status).toBe(404)
    expect((await desk(other).read<{ codes: string[] }>('photos')).codes).not.toContain(code)
  })
})

describe('an upload is refused', () => {
  test.each([
    ['text', async () => Buffer.from('<script>alert(1)</script>'), noPhoto],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'), noPhoto],
    ['a PNG', () => pictureOf(small, 'png'), noPhoto],
    ['a GIF', () => pictureOf(small, 'gif'), noPhoto],
    ['half a header', async () => (await pictureOf(small)).subarray(0, 14), noPhoto],
    [
      'a stamp',
      () => pictureOf({ width: 199, height: 150 }),
      'This photo is too small: it needs a width of 200 pixels or more.',
    ],
    ['one too wide', () => pictureOf({ width: 481, height: 300 }), tooLarge],
    ['one too tall', () => pictureOf({ width: 300, height: 601 }), tooLarge],
    ['one too heavy', async () => Buffer.concat([await pictureOf(small), Buffer.alloc(61_440)]), tooLarge],
  ])('with %s', async (_what, picture, fault) => {
    expect(await upload([await picture(), await pictureOf(large)])).toEqual({
      status: 400,
      reason: 'invalid',
      faults: { photo: fault },
    })
  })

  test('without both widths, or in another encoding', async () => {
    expect((await upload([await pictureOf(small)])).status).toBe(400)
    expect((await desk().post('photos', { pictures: ['?', '?'] })).status).toBe(400)
  })
})

describe('the photo of a product', () => {
  test('is chosen among those of the restaurant, or none', async () => {
    const { codes } = await desk().read<{ codes: string[] }>('photos')
    expect(await show(codes[0] ?? '')).toBe(200)
    expect(await shown()).toEqual([codes[0], codes[0]])
    expect(await show(null)).toBe(200)
    expect((await shown())[0]).toBeNull()
    expect(await show('../../secret')).toBe(400)
  })
})
