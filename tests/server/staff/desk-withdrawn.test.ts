import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importMenu } from '#server/restaurant-file/import-menu.ts'
import { createOrder } from '#src/contract/order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { aCounter, anOrder, noon, refusalOf, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

/** A pizza with sizes; the desserts; a combo that offers the tiramisù. */
const margherita = 201
const desserts = id<'Category'>(8)
const pizzas = id<'Category'>(2)
const combo = 1001
const menuId = id<'Menu'>(1)

const noNames = { wantsCategoryName: false, wantsNextCategory: false, wantsPreviousCategory: false }

async function withdraw(product: number, fields: object = { isWithdrawn: true }) {
  const reply = await deskOf(service, counter.restaurantId).savePart(`products/${product}/set-up/dish`, fields)
  return { status: reply.status, ...((await reply.json()) as { faults?: object }) }
}
const listed = async (categoryId = desserts) => {
  const asked = { menuId, venueId: id<'Venue'>(11), categoryId, productIds: null, suggestedIds: null }
  const { products } = await counter.diner.api.call(getProducts, { ...asked, excludedIds: null, ...noNames })
  return products
}
const numbersOf = async () => (await listed()).map((product) => Number(product.id))
const detail = async (product: number) => {
  const place = {
    menuId,
    venueId: id<'Venue'>(11),
    lastUpdate: false,
    categoryId: id<'Category'>(Math.floor(product / 100)),
  }
  return (await counter.diner.api.call(getProduct, { ...place, productId: id<'Product'>(product) })).product
}
const sized = (size: number) => ({
  dishes: [{ id: margherita, configuration: { sizeId: id<'Size'>(size) } }],
})

describe('a product that is not sold any more', () => {
  test('is in no list, and its page is refused', async () => {
    expect(await numbersOf()).toContain(tiramisu)
    expect(await withdraw(tiramisu)).toMatchObject({ status: 200 })
    expect(await numbersOf()).not.toContain(tiramisu)
    expect(await statusOf(detail(tiramisu))).toBe('PRODUCT_NOT_AVAILABLE')
    const { comboProducts } = await detail(combo)
    expect(comboProducts?.map(({ productId }) => Number(productId))).not.toContain(tiramisu)
  })

  test('is refused in an order, which is told which', async () => {
    const order = await anOrder(counter.diner.api)
    await withdraw(tiramisu)
    const refusal = await refusalOf(counter.diner.api.call(createOrder, order, { idempotencyKey: 'late' }))
    expect(refusal).toMatchObject({ status: 'PRODUCT_NOT_AVAILABLE' })
    expect(refusal?.messages.join()).toContain('Tiramisu')
  })

  test('stays in the orders that name it', async () => {
    const { id: orderId } = await counter.place()
    await withdraw(tiramisu)
    expect((await counter.read(orderId)).rows).toMatchObject([{ name: 'Tiramisu', quantity: 1 }])
  })

  test('is sold again as it was', async () => {
    const before = await listed()
    await withdraw(tiramisu)
    await withdraw(tiramisu, { isWithdrawn: false })
    expect(await listed()).toEqual(before)
    expect((await counter.place()).id).toBeGreaterThan(0)
  })

  test('takes its category along when it was the last', async () => {
    const categories = async () =>
      (await counter.diner.api.call(getCategories, { menuId, venueId: id<'Venue'>(11) })).categories
    for (const product of await numbersOf()) await withdraw(product)
    expect((await categories()).map((category) => category.id)).not.toContain(desserts)
  })

  test('is at the desk, with its number', async () => {
    await withdraw(tiramisu)
    type Menu = { categories: { products: { id: number; isWithdrawn: boolean }[] }[] }
    const { categories } = await deskOf(service, counter.restaurantId).read<Menu>('menu')
    const gone = categories.flatMap(({ products }) => products).filter(({ isWithdrawn }) => isWithdrawn)
    expect(gone.map((product) => product.id)).toEqual([tiramisu])
  })

  test('comes back from a menu file as it was written', async () => {
    await withdraw(tiramisu)
    const before = await exportRestaurant(service.db, counter.restaurantId)
    if (!before) throw new Error('There is no restaurant.')
    const done = await importMenu(service.db, counter.restaurantId, { menu: before.menu, of: before.key })
    expect(done).toMatchObject({ ok: true, value: { differences: { changes: [], missing: [] } } })
    expect(await numbersOf()).not.toContain(tiramisu)
  })
})

describe('a size that is not sold any more', () => {
  async function sizesWithdrawn(isWithdrawn: (size: object, index: number) => boolean) {
    const desk = deskOf(service, counter.restaurantId)
    const { value } = await desk.read<{ value: { sizes: object[] } }>(`products/${margherita}/set-up/dish`)
    return value.sizes.map((size, index) => ({ ...size, isWithdrawn: isWithdrawn(size, index) }))
  }
  const sizes = async () => (await listed(pizzas)).find((product) => product.id === margherita)?.sizes ?? []

  test('is no choice, and refused in an order', async () => {
    const all = await sizes()
    const [first, second] = all
    const order = await anOrder(counter.diner.api, sized(Number(first?.id)))
    expect(await withdraw(margherita, { sizes: await sizesWithdrawn((_, index) => index === 0) })).toMatchObject({
      status: 200,
    })
    expect(await sizes()).toEqual(all.slice(1))
    expect(await statusOf(counter.diner.api.call(createOrder, order, { idempotencyKey: 'late' }))).toBe(
      'PRODUCT_NOT_AVAILABLE',
    )
    expect((await counter.place(sized(Number(second?.id)))).id).toBeGreaterThan(0)
    await withdraw(margherita, { sizes: await sizesWithdrawn(() => false) })
    expect(await sizes()).toEqual(all)
  })

  test('may not be the last one', async () => {
    const all = await sizesWithdrawn(() => true)
    expect(await withdraw(margherita, { sizes: all })).toMatchObject({
      status: 400,
      faults: { sizes: 'One size must stay on sale. To sell the product no more, withdraw the product itself.' },
    })
  })
})
