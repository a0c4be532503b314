import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ComboPick } from '#src/contract/order.ts'
import { createOrder } from '#src/contract/order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { aCounter, anOrder, noon, refusalOf, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { id, price } from '#tests/support/builders.ts'
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

/** Picks of a combo, as chosen on the sheet; their prices are the service's to say. */
function picks(...chosen: readonly (readonly [productId: number, quantity?: number])[]): ComboPick[] {
  return chosen.map(([productId, quantity = 1]) => ({
    productId: id<'Product'>(productId),
    categoryId: id<'Category'>(Math.floor(productId / 100)),
    name: '',
    quantity,
    price: price('0.00'),
    total: price('0.00'),
  }))
}
const pizzaMenu = (comboPicks: ComboPick[], quantity = 1) => ({
  dishes: [{ id: 1001, quantity, configuration: { comboPicks } }],
})
const familyBox = (comboPicks: ComboPick[]) => ({ dishes: [{ id: 1003, configuration: { comboPicks } }] })
const pizzaAndWater = picks([203], [901])

describe('a combo', () => {
  test('with fixed price costs base and supplements, and reads back [PRICE-17]', async () => {
    const { id: orderId, total } = await counter.place(pizzaMenu(picks([203], [904], [tiramisu]), 2))
    expect(total).toBe(2 * (1200 + 50 + 350))
    const { rows } = await counter.read(orderId)
    expect(rows).toEqual([
      expect.objectContaining({
        quantity: 2,
        name: 'Pizza menu',
        total: 3200,
        isCombo: true,
        comboPricing: 'fixed',
        comboContent: [
          { productId: 203, name: 'Diavola', quantity: 1, price: 0, total: 0 },
          { productId: 904, name: expect.any(String), quantity: 1, price: 50, total: 50 },
          { productId: tiramisu, name: 'Tiramisu', quantity: 1, price: 350, total: 350 },
        ],
      }),
    ])
  })

  test('of a variable price costs the sum of its picks [PRICE-18]', async () => {
    const { id: orderId, total } = await counter.place(familyBox(picks([201, 2], [203, 2], [tiramisu, 2])))
    expect(total).toBe(2 * 550 + 2 * 700 + 2 * 450)
    const [row] = (await counter.read(orderId)).rows
    expect([row?.comboPricing, row?.comboContent[0]]).toEqual([
      'variable',
      { productId: 201, name: 'Margherita', quantity: 2, price: 550, total: 1100 },
    ])
  })

  test('is no combo when it is a dish', async () => {
    const { id: orderId } = await counter.place()
    expect((await counter.read(orderId)).rows[0]).toMatchObject({
      isCombo: false,
      comboPricing: null,
      comboContent: [],
    })
  })

  test.each([
    ['without any pick', pizzaMenu([])],
    ['without one of a course that needs it', pizzaMenu(picks([203], [tiramisu]))],
    ['with two of a course that takes one', pizzaMenu(picks([203], [201], [901]))],
    ['with more than it takes in all', pizzaMenu(picks([203], [901], [801], [802]))],
    ['with a dish it does not offer', pizzaMenu(picks([203], [909]))],
    ['with a dish of another course', pizzaMenu([...picks([901]), { ...picks([203])[0]!, categoryId: id(9) }])],
    ['with fewer than it needs in all', familyBox(picks([202, 2], [801]))],
    ['below its minimum price', familyBox(picks([202, 2], [806, 2]))],
  ])('is refused %s', async (_case, wish) => {
    expect(await statusOf(counter.place(wish))).toBe('PRODUCT_NOT_AVAILABLE')
  })

  test('is refused with less than one of a pick', async () => {
    const request = await anOrder(counter.diner.api, familyBox(picks([201, 2], [203, 2], [tiramisu, 2])))
    const lines = request.lines.map((line) => ({
      ...line,
      item: { ...line.item, comboPicks: [...line.item.comboPicks, ...picks([806, -3])] },
    }))
    expect(await statusOf(counter.diner.api.call(createOrder, { ...request, lines }))).toBe('PRODUCT_NOT_AVAILABLE')
  })
})

describe('the stock of what is picked', () => {
  const stockLeft = async () => {
    const question = { productId: id<'Product'>(tiramisu), categoryId: id<'Category'>(8), venueId: id<'Venue'>(11) }
    return (await counter.diner.api.call(getProduct, { ...question, lastUpdate: false })).product.stock[0]?.quantity
  }
  const withDessert = picks([203], [901], [tiramisu])
  beforeEach(() => counter.change({ stock: [{ productId: tiramisu, venueId: 11, quantity: 3 }] }))

  test('is taken for each unit, in combos and by itself', async () => {
    const { dishes } = pizzaMenu(withDessert, 2)
    await counter.place({ dishes: [...dishes, { id: tiramisu }] })
    expect(await stockLeft()).toBe(0)
  })

  test.each([
    ['in combos alone', pizzaMenu(withDessert, 4).dishes],
    ['in combos and by itself', [...pizzaMenu(withDessert, 2).dishes, { id: tiramisu, quantity: 2 }]],
  ])('stops an order of more than is left %s', async (_case, dishes) => {
    const refusal = await refusalOf(counter.place({ dishes }))
    expect(refusal?.status).toBe('PRODUCT_NOT_AVAILABLE')
    expect(refusal?.messages).toEqual([expect.stringMatching(/^Tiramis[uù] /)])
    expect(await stockLeft()).toBe(3)
  })

  test('is given back when the order is refused', async () => {
    const { id: orderId } = await counter.place(pizzaMenu(withDessert, 2))
    expect(await stockLeft()).toBe(1)
    await deskOf(service, counter.restaurantId).post(`orders/${orderId}/refuse`)
    expect(await stockLeft()).toBe(3)
  })

  test('does not matter for a pick that has none', async () => {
    expect(await statusOf(counter.place(pizzaMenu(pizzaAndWater, 50)))).toBe('accepted')
  })
})

describe('free picks', () => {
  const chosen = async (...flavours: number[]) => {
    const question = { productId: id<'Product'>(805), categoryId: id<'Category'>(8), venueId: id<'Venue'>(11) }
    const { product } = await counter.diner.api.call(getProduct, { ...question, lastUpdate: false })
    const offered = (product.picks?.ingredients ?? []).filter(({ isAvailable }) => isAvailable)
    return flavours.map((index) => ({ id: offered[index]!.id, groupId: offered[index]!.groupId }))
  }
  const iceCream = (some: Awaited<ReturnType<typeof chosen>>) => ({
    dishes: [{ id: 805, configuration: { picks: some } }],
  })

  test('are kept one by one, a flavour twice too', async () => {
    const { id: orderId } = await counter.place(iceCream(await chosen(0, 0, 1)))
    const names = (await counter.read(orderId)).rows[0]?.picks.map(({ name }) => name) ?? []
    expect([names.length, new Set(names).size, names[0] === names[1]]).toEqual([3, 2, true])
  })

  test.each([
    ['fewer than needed', []],
    ['more than allowed', [0, 0, 0, 0]],
    ['more flavours than allowed', [0, 1, 2]],
  ])('are refused when there are %s', async (_case, flavours) => {
    expect(await statusOf(counter.place(iceCream(await chosen(...flavours))))).toBe('PRODUCT_NOT_AVAILABLE')
  })
})
