import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { linesOf } from '#server/orders/order-queries.ts'
import { orderLines, orders } from '#server/platform/db/schema/order-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import type { ComboPick } from '#src/contract/order.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aCounter, anOrder, noon, tiramisu, welcome10 } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { day, id, moment, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const [margherita, cola, beer] = [201, 903, 906]

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

async function stored(orderId: Id<'Order'>) {
  const [row] = await service.db.select().from(orders).where(eq(orders.id, orderId))
  const lines = await linesOf(service.db, orderId)
  return { lines: lines.map(({ vat }) => vat), costs: row?.costsVat }
}
const placed = async (wish: OrderWish = {}, at = counter) => stored((await at.place(wish)).id)
const percentsOf = async (wish: OrderWish = {}, at = counter) =>
  (await placed(wish, at)).lines.flatMap((parts) => parts?.map(({ percent }) => percent))
const pick = (productId: number): ComboPick => ({
  productId: id(productId),
  categoryId: id(Math.floor(productId / 100)),
  name: '',
  quantity: 1,
  price: price('0.00'),
  total: price('0.00'),
})
const combo = (number: number, ...picked: number[]) => ({
  dishes: [{ id: number, configuration: { comboPicks: picked.map(pick) } }],
})

describe('an order', () => {
  test('keeps the VAT of each line [TAX-06, TAX-07]', async () => {
    expect(await placed({ dishes: [{ id: tiramisu, quantity: 2 }, { id: cola }, { id: beer }] })).toEqual({
      lines: [
        [{ class: 'dish', percent: 10, gross: 1100, vat: 100 }],
        [{ class: 'sweetenedDrink', percent: 22, gross: 300, vat: 54 }],
        [{ class: 'alcohol', percent: 22, gross: 450, vat: 81 }],
      ],
      costs: [],
    })
  })

  test('divides a combo by what its dishes cost alone [TAX-07]', async () => {
    const { lines } = await placed(combo(1001, margherita, beer))
    expect(lines).toEqual([
      [
        { class: 'dish', percent: 10, gross: 827, vat: 75 },
        { class: 'alcohol', percent: 22, gross: 573, vat: 103 },
      ],
    ])
  })

  test('divides a combo of the prices inside by these [TAX-07]', async () => {
    await counter.change({ product: { id: tiramisu, vatClass: 'keepable' } })
    await counter.change({ restaurant: { vatRates: [{ class: 'keepable', place: null, percent: 4, from: null }] } })
    const { lines } = await placed(combo(1003, margherita, 202, 203, 204, tiramisu, 103))
    expect(lines[0]?.map(({ gross }) => gross)).toEqual([2950, 450])
  })

  // Codes do not count for alcohol in this menu.
  test('lowers what the code counts for, and divides costs [TAX-08, TAX-09]', async () => {
    const fixed = { fixedCost: 1, fixedCostKind: 'amount' as const }
    await counter.change({ venueId: 11, type: 'takeAway', service: fixed })
    const [sweets, beers] = [
      { id: tiramisu, quantity: 2 },
      { id: beer, quantity: 2 },
    ]
    expect(await placed({ dishes: [sweets, beers], code: welcome10 })).toEqual({
      lines: [
        [{ class: 'dish', percent: 10, gross: 990, vat: 90 }],
        [{ class: 'alcohol', percent: 22, gross: 900, vat: 162 }],
      ],
      costs: [
        { percent: 10, gross: 52, vat: 5 },
        { percent: 22, gross: 48, vat: 9 },
      ],
    })
  })
})

describe('the rate', () => {
  test('follows from where it is eaten [TAX-04]', async () => {
    const stella = await aCounter(service, { like: 2, product: { id: 801, vatClass: 'alcohol' } })
    const centro = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
    const owner = { ...stella.diner, restaurantId: stella.restaurantId }
    const deliveryAddress = await savedAddress(service, owner, 21, centro)
    expect(await percentsOf(orderSamples.eatIn, stella)).toEqual([10])
    expect(await percentsOf({ ...orderSamples.table, guest: aGuest }, stella)).toEqual([10])
    expect(await percentsOf(orderSamples.collect, stella)).toEqual([22])
    expect(await percentsOf({ ...orderSamples.toZone, deliveryAddress }, stella)).toEqual([22])
  })

  test('is that of the day of the slot [TAX-04, TAX-05]', async () => {
    const rate = { class: 'dish' as const, place: null, percent: 5.5, from: day('2026-03-11') }
    await counter.change({ restaurant: { vatRates: [rate] } })
    expect(await percentsOf()).toEqual([10])
    expect(await percentsOf({ slotStart: moment('2026-03-11 19:30:00') })).toEqual([5.5])
  })

  test('is that of the country of the venue [TAX-03]', async () => {
    await counter.change({ venue: { country: 'DE' } })
    expect(await percentsOf()).toEqual([7])
    await counter.change({ venue: { country: 'CH' } })
    expect(await placed({ dishes: [{ id: beer }] })).toEqual({
      lines: [[{ class: 'alcohol', percent: null, gross: 450, vat: null }]],
      costs: [],
    })
  })
})

describe('the VAT of an order', () => {
  const dishes = [{ id: tiramisu, quantity: 2 }, { id: beer }]
  const vatLines = async () => {
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    return mail?.body.split('\n').filter((line) => line.startsWith('VAT included')) ?? []
  }
  const atDesk = async () => {
    const desk = await deskOf(service, counter.restaurantId).read<{ orders: { vat: object }[] }>('orders')
    return desk.orders[0]?.vat
  }

  test('stands in its mail and at the desk [TAX-11]', async () => {
    const fixed = { fixedCost: 2, fixedCostKind: 'amount' as const }
    await counter.change({ venueId: 11, type: 'takeAway', service: fixed })
    await counter.change({ restaurant: { vatRates: [{ class: 'alcohol', place: null, percent: 8.1, from: null }] } })
    await counter.place({ dishes })
    expect(await vatLines()).toEqual(['VAT included 10%: 1,13\u00a0€', 'VAT included 8.1%: 0,38\u00a0€'])
    expect(await atDesk()).toEqual([
      { percent: 10, cents: 113 },
      { percent: 8.1, cents: 38 },
    ])
  })

  test('does not follow later changes [TAX-12]', async () => {
    const { id: orderId } = await counter.place({ dishes })
    const before = await stored(orderId)
    await counter.change({
      restaurant: { vatRates: [{ class: 'dish', place: null, percent: 4, from: null }] },
      venue: { country: 'DE' },
      product: { id: beer, vatClass: 'dish' },
    })
    expect(await stored(orderId)).toEqual(before)
    expect(await atDesk()).toEqual([
      { percent: 22, cents: 81 },
      { percent: 10, cents: 100 },
    ])
  })

  test('stays whatever becomes of the order [TAX-12]', async () => {
    const { id: orderId } = await counter.place({ dishes })
    const before = await stored(orderId)
    const { post } = deskOf(service, counter.restaurantId)
    const act = async (action: string, body = {}) => (await post(`orders/${orderId}/${action}`, body)).status
    const expected = { from: '2026-03-10 20:00:00', to: null }
    expect([await act('confirm'), await act('expected', { expected }), await act('cancel')]).toEqual([200, 200, 200])
    expect(await stored(orderId)).toEqual(before)
    expect(await atDesk()).toEqual([
      { percent: 22, cents: 81 },
      { percent: 10, cents: 100 },
    ])
  })

  test('is not said of orders from before [TAX-11]', async () => {
    const { id: orderId } = await counter.place({ dishes })
    await service.db.update(orderLines).set({ vat: null }).where(eq(orderLines.orderId, orderId))
    await service.db.update(orders).set({ costsVat: null }).where(eq(orders.id, orderId))
    expect(await atDesk()).toEqual([])
    expect((await counter.read(orderId)).total).toBe(1550)
  })

  test('leaves the tip out [TAX-09, TAX-10]', async () => {
    await counter.change({ venueId: 11, type: 'takeAway', service: { tipPercents: [10] } })
    const order = await anOrder(counter.diner.api, { dishes })
    const tipped = { ...order, tip: cents(155), total: cents(order.total + 155) }
    const { id: orderId } = await counter.diner.api.call(createOrder, tipped)
    const { lines, costs } = await stored(orderId)
    const all = [...lines.flatMap((parts) => parts ?? []), ...(costs ?? [])]
    expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(order.total)
  })
})
