import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { DeskField } from '#server/staff/editing/desk-field.ts'
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

type Form = { version: string; fields: DeskField[] }
type Menu = {
  venues: { id: number }[]
  categories: { products: { id: number; name: string; cents: number; stock: object[] }[] }[]
}
/** A pizza: sizes, doughs, a price table. */
const margherita = 201
const desk = () => deskOf(service, restaurantId)
const formOf = (product: number) => desk().read<Form>(`products/${product}/form`)
const field = ({ fields }: Form, name: string) => fields.find((one) => one.name === name)

async function save(product: number, typed: Record<string, string>, form?: Form) {
  const { version } = form ?? (await formOf(product))
  const reply = await desk().post(`products/${product}/form`, { version, typed })
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

describe('the form of a product', () => {
  test('has every price of it, and every language', async () => {
    const form = await formOf(margherita)
    const priced = form.fields.filter(({ group }) => group === 'Prices' || group === 'Added to the price')
    expect(priced.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Regular: 6,50',
      'Regular, eaten here: 7,50',
      'Maxi: 10,00',
      'Maxi, eaten here: 11,00',
      'Half metre: 15,00',
      'Half metre, eaten here: ',
      'Regular, Gluten-free: 8,50',
      'Regular, Gluten-free, eaten here: 9,50',
      'Classic: 0,00',
      'Wholemeal: 1,00',
      'Neapolitan: 0,50',
      'Gluten-free: 2,50',
    ])
    expect(field(form, 'priceTable.1.eatInPrice')).toMatchObject({ kind: 'money-or-none' })
    expect(field(form, 'names.it')).toMatchObject({ value: 'Margherita', kind: 'name', group: 'Italiano' })
    expect(field(form, 'names.en')).toMatchObject({ kind: 'name-or-none', group: 'English' })
  })

  test('leaves the standard size as it is', async () => {
    const standard = async () => (await seen(204)).sizes.filter(({ isStandard }) => isStandard).map(({ id: of }) => of)
    const before = await standard()
    expect(before).toHaveLength(1)
    expect((await save(204, { 'priceTable.0.price': '9,00' })).status).toBe(200)
    expect((await seen(204)).priceTable[0]?.price).toBe(900)
    expect(await standard()).toEqual(before)
  })

  test('asks for the price of a product without sizes', async () => {
    expect(field(await formOf(801), 'price')).toMatchObject({ kind: 'money', label: 'Price' })
  })

  test('is saved as it stands', async () => {
    const before = await seen(margherita)
    const { fields, version } = await formOf(margherita)
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    expect((await save(margherita, typed)).status).toBe(200)
    expect(await seen(margherita)).toEqual(before)
    expect((await formOf(margherita)).version).toBe(version)
  })
})

describe('a saved product', () => {
  test('costs diners the new price at once', async () => {
    expect(standardPrice(await seen(margherita), 'takeAway')).toBe(650)
    const before = await contentVersion()
    expect((await save(margherita, { 'priceTable.0.price': '7,20', 'variants.1.price': '-0,50' })).status).toBe(200)
    const after = await seen(margherita)
    expect(standardPrice(after, 'takeAway')).toBe(720)
    // The price of the size itself, which the row of the price table covers, follows it.
    expect([after.sizes[0]?.price, after.variants[1]?.price]).toEqual([720, -50])
    expect(await contentVersion()).not.toBe(before)
  })

  test('has its texts in each language', async () => {
    await save(801, { 'names.it': ' Tiramisù della casa ', 'names.en': 'House tiramisu', 'descriptions.en': 'Fresh' })
    expect((await seen(801)).name).toBe('Tiramisù della casa')
    expect(await seen(801, 'en')).toMatchObject({ name: 'House tiramisu', description: 'Fresh' })
  })

  test('has its main text where another is emptied', async () => {
    await save(801, { 'names.en': '', eatInPrice: '' })
    expect((await seen(801, 'en')).name).toBe((await seen(801)).name)
    expect((await seen(801)).eatInPrice).toBeNull()
  })

  test('leaves other restaurants alone', async () => {
    const other = await service.newRestaurant()
    const before = await contentVersion(other)
    await save(801, { price: '99' })
    expect(await contentVersion(other)).toBe(before)
    const { fields } = await deskOf(service, other).read<Form>('products/801/form')
    expect(fields.find(({ name }) => name === 'price')?.value).not.toBe('99,00')
  })
})

describe('a product is not saved', () => {
  test('with wrong fields: each says why', async () => {
    const [before, version] = [await seen(margherita), await contentVersion()]
    const typed = { 'names.it': '', 'priceTable.0.price': 'much', 'priceTable.1.price': '9' }
    expect(await save(margherita, typed)).toEqual({
      status: 400,
      reason: 'invalid',
      faults: { 'names.it': 'Name is missing.', 'priceTable.0.price': 'Type an amount such as 8,50.' },
    })
    expect(await seen(margherita)).toEqual(before)
    expect(await contentVersion()).toBe(version)
  })

  test('by names that no field has', async () => {
    const typed = { id: '1', 'categoryIds.0': '9', '__proto__.x': '1', constructor: 'x' }
    expect((await save(801, typed)).status).toBe(200)
    expect((await seen(801)).id).toBe(801)
  })

  test.each([
    ['without fields', { version: 'x' }, 400],
    ['with a number', { version: 'x', typed: { price: 5 } }, 400],
    ['with a book', { version: 'x', typed: { price: 'x'.repeat(5001) } }, 400],
    ['of no version', { version: 'x', typed: {} }, 409],
  ])('by a body %s', async (_what, body, status) => {
    expect((await desk().post('products/801/form', body)).status).toBe(status)
  })
})

test('the menu lists products with what is left', async () => {
  await desk().post('venues/11/products/801/stock', { quantity: 3 })
  const { venues, categories } = await desk().read<Menu>('menu')
  const listed = categories.flatMap(({ products }) => products).find((one) => one.id === 801)
  expect(listed).toMatchObject({ name: 'Tiramisu', stock: [{ venueId: 11, quantity: 3 }] })
  expect(venues.map((venue) => venue.id)).toEqual([11, 12, 13])
})
