import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { getProduct } from '#src/contract/product-details.ts'
import type { Id } from '#src/contract/values.ts'
import { standardPrice } from '#src/domain/product/shown-price.ts'
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

type Part = { version: string; value: Record<string, unknown> }
/** A name that is the same in every language is one text. */
type Priced = { readonly price?: number; readonly name: string | { readonly en?: string } }
type Menu = {
  venues: { id: number }[]
  categories: { products: { id: number; name: string; cents: number; stock: object[] }[] }[]
}
/** A pizza: sizes, doughs, a price table. */
const margherita = 201
const desk = () => deskOf(service, restaurantId)
const partOf = (product: number) => `products/${product}/set-up/dish`
const valueOf = async (product: number) => (await desk().read<Part>(partOf(product))).value
const list = (value: unknown) => value as readonly Priced[]

async function save(product: number, fields: object) {
  const reply = await desk().savePart(partOf(product), fields)
  return { status: reply.status, ...((await reply.json()) as { reason?: string; faults?: object }) }
}

async function seen(product: number, language: 'it' | 'en' = 'it') {
  const place = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(11), lastUpdate: false }
  const api = clientOf(service, restaurantId, { language })
  const categoryId = id<'Category'>(Math.floor(product / 100))
  return (await api.call(getProduct, { ...place, productId: id<'Product'>(product), categoryId })).product
}

async function contentVersion(of = restaurantId) {
  const [row] = await service.db.select().from(restaurants).where(eq(restaurants.id, of))
  return row?.contentVersion
}

describe('a dish at the desk [SET-80]', () => {
  test('has both prices of each size', async () => {
    const { name, sizes, prices, variants } = await valueOf(margherita)
    const english = (value: unknown) =>
      list(value).map(({ name: texts }) => (typeof texts === 'string' ? texts : texts.en))
    expect(name).toBe('Margherita')
    expect(english(sizes)).toEqual(['Regular', 'Maxi', 'Half metre'])
    expect(sizes).toMatchObject([{ price: 6.5, eatInPrice: 7.5 }, { price: 10, eatInPrice: 11 }, { price: 15 }])
    expect(list(sizes)[2]).not.toHaveProperty('eatInPrice')
    expect(prices).toMatchObject([{ price: 8.5, eatInPrice: 9.5 }])
    expect(english(variants)).toEqual(['Classic', 'Wholemeal', 'Neapolitan', 'Gluten-free'])
    expect(list(variants).map(({ price = 0 }) => price)).toEqual([0, 1, 0.5, 2.5])
  })

  test('keeps its standard size', async () => {
    const standard = async () => (await seen(204)).sizes.filter(({ isStandard }) => isStandard).map(({ id: of }) => of)
    const before = await standard()
    expect(before).toHaveLength(1)
    const [first, ...others] = list((await valueOf(204)).sizes)
    expect((await save(204, { sizes: [{ ...first, price: 9 }, ...others] })).status).toBe(200)
    expect((await seen(204)).sizes[0]?.price).toBe(900)
    expect(await standard()).toEqual(before)
  })
})

describe('a saved product', () => {
  test('costs diners the new price at once', async () => {
    expect(standardPrice(await seen(margherita), 'takeAway')).toBe(650)
    const before = await contentVersion()
    const { sizes, variants } = await valueOf(margherita)
    const [first, ...others] = list(sizes)
    const [classic, wholemeal, ...doughs] = list(variants)
    const changed = {
      sizes: [{ ...first, price: 7.2 }, ...others],
      variants: [classic, { ...wholemeal, price: -0.5 }, ...doughs],
    }
    expect((await save(margherita, changed)).status).toBe(200)
    const after = await seen(margherita)
    expect(standardPrice(after, 'takeAway')).toBe(720)
    // The price of the size itself, which the row of the price table covers, follows it.
    expect([after.sizes[0]?.price, after.variants[1]?.price]).toEqual([720, -50])
    expect(await contentVersion()).not.toBe(before)
  })

  test('has its texts in each language', async () => {
    await save(801, { name: { it: ' Tiramisù della casa ', en: 'House tiramisu' }, description: { en: 'Fresh' } })
    expect((await seen(801)).name).toBe('Tiramisù della casa')
    expect(await seen(801, 'en')).toMatchObject({ name: 'House tiramisu', description: 'Fresh' })
  })

  test('has its main text where another is emptied', async () => {
    await save(801, { name: { it: 'Tiramisù' }, eatInPrice: undefined })
    expect((await seen(801, 'en')).name).toBe((await seen(801)).name)
    expect((await seen(801)).eatInPrice).toBeNull()
  })

  test('leaves other restaurants alone', async () => {
    const other = await service.newRestaurant()
    const before = await contentVersion(other)
    await save(801, { price: 99 })
    expect(await contentVersion(other)).toBe(before)
    expect((await deskOf(service, other).read<Part>(partOf(801))).value.price).not.toBe(99)
  })
})

describe('a product is not saved', () => {
  test('with wrong fields: each says why [SET-82]', async () => {
    const [before, version] = [await seen(margherita), await contentVersion()]
    const [first, second] = list((await valueOf(margherita)).sizes)
    const sizes = [
      { ...first, eatInPrice: 'much' },
      { ...second, price: 'more' },
      { name: '', price: '' },
    ]
    const newIngredients = [{ name: 'Basilico', allergens: [] }, { name: '' }]
    const missing = 'This is missing. Fill it in.'
    const number = 'Enter a number.'
    expect(await save(margherita, { name: '', sizes, newIngredients })).toEqual({
      status: 400,
      reason: 'invalid',
      faults: {
        name: missing,
        'newIngredients[1].name': missing,
        'sizes[0].eatInPrice': number,
        'sizes[1].price': number,
        'sizes[2].name': missing,
        'sizes[2].price': number,
      },
    })
    expect(await seen(margherita)).toEqual(before)
    expect(await contentVersion()).toBe(version)
  })

  test('by names that no field has', async () => {
    const typed = JSON.parse('{ "id": 1, "categoryIds": [9], "__proto__": { "x": 1 }, "constructor": "x" }') as object
    expect((await save(801, typed)).status).toBe(200)
    expect((await seen(801)).id).toBe(801)
  })

  test.each([
    ['without fields', { version: 'x' }, 400],
    ['with a number', { version: 'x', value: 5 }, 400],
    ['of no version', { version: 'x', value: {} }, 409],
    ['without a version', { value: {} }, 400],
  ])('by a body %s', async (_what, body, status) => {
    expect((await desk().post(partOf(801), body)).status).toBe(status)
  })
})

test('the menu lists products with what is left', async () => {
  await desk().post('venues/11/products/801/stock', { quantity: 3 })
  const { venues, categories } = await desk().read<Menu>('menu')
  const listed = categories.flatMap(({ products }) => products).find((one) => one.id === 801)
  expect(listed).toMatchObject({ name: 'Tiramisu', stock: [{ venueId: 11, quantity: 3 }] })
  expect(venues.map((venue) => venue.id)).toEqual([11, 12, 13])
})
