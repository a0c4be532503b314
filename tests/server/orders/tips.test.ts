import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { cents } from '#src/domain/money.ts'
import { aCounter, aDiner, anOrder, noon, refusalOf, statusOf, welcome10 } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
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
  await counter.change({ venueId: 11, type: 'takeAway', service: { tipPercents: [5, 10] } })
})
const limit = (tipMaximum: number) =>
  counter.change({ venueId: 11, type: 'takeAway', service: { tipMaximum: cents(tipMaximum) } })

/** One tiramisù of 5.50, with a tip in cents on top. */
async function tipped(tip: number, wish: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(counter.diner.api, wish)
  return { ...order, tip: cents(tip), total: cents(order.total + tip) }
}
const place = async (order: Awaited<ReturnType<typeof tipped>>) => counter.diner.api.call(createOrder, order)

describe('a venue', () => {
  test('says which tips it offers', async () => {
    const place_ = { venueId: id<'Venue'>(11), orderType: 'takeAway', takeAway: true, newsLimit: null } as const
    const info = await counter.diner.api.call(getMixedInfo, place_)
    expect(info.takeAway?.tips).toEqual({ percents: [5, 10], maximum: null })
    await counter.change({ venueId: 11, type: 'takeAway', service: { tipPercents: [] } })
    expect((await counter.diner.api.call(getMixedInfo, place_)).takeAway?.tips).toBeNull()
  })
})

describe('an order with a tip', () => {
  test('costs it on top, and reads it back', async () => {
    const { id: orderId, total } = await place(await tipped(55))
    expect(total).toBe(605)
    expect(await counter.read(orderId)).toMatchObject({ total: 605, tip: 55 })
    const { orders } = await deskOf(service, counter.restaurantId).read<{ orders: object[] }>('orders')
    expect(orders[0]).toMatchObject({ totalCents: 605, tipCents: 55 })
  })

  test('has none when none is given', async () => {
    const { id: orderId } = await counter.place()
    expect(await counter.read(orderId)).toMatchObject({ total: 550, tip: null })
    const { id: zero } = await place(await tipped(0))
    expect(await counter.read(zero)).toMatchObject({ total: 550, tip: null })
  })

  test('does not count for the discount of a code', async () => {
    const { id: orderId } = await place(await tipped(1000, { code: welcome10 }))
    expect(await counter.read(orderId)).toMatchObject({ codeDiscount: 55, total: 550 - 55 + 1000, tip: 1000 })
  })

  test.each([
    [2000, 'accepted'],
    [2001, 'VALIDATION'],
    [-1, 'VALIDATION'],
  ])('of %s cents is %s where 20.00 is the most [CONST-05]', async (tip, status) => {
    await limit(2000)
    expect(await statusOf(place(await tipped(tip)))).toBe(status)
  })

  test.each([
    [99_999_999, 'accepted'],
    [100_000_000, 'VALIDATION'],
  ])('of %s cents is %s where no most is set [CONST-05]', async (tip, status) => {
    expect(await statusOf(place(await tipped(tip)))).toBe(status)
  })

  test('says in words that it is too high', async () => {
    await limit(9998)
    expect((await refusalOf(place(await tipped(9999))))?.messages).toEqual(['Tip: this value is not valid'])
  })

  test('is told of another total where none is offered', async () => {
    await counter.change({ venueId: 11, type: 'takeAway', service: { tipPercents: [] } })
    expect(await statusOf(place(await tipped(55)))).toBe('TOTAL_CHANGED')
  })

  test('is refused when the total leaves it out', async () => {
    const order = await tipped(55)
    expect(await statusOf(place({ ...order, total: cents(550) }))).toBe('TOTAL_CHANGED')
  })

  test.each([
    ['en', 'Tip: 0,55\u00a0€', 'Total: 6,05\u00a0€'],
    ['it', 'Mancia: 0,55\u00a0€', 'Totale: 6,05\u00a0€'],
    ['de', 'Trinkgeld: 0,55\u00a0€', 'Summe: 6,05\u00a0€'],
    ['fr', 'Pourboire\u00a0: 0,55\u00a0€', 'Total\u00a0: 6,05\u00a0€'],
    ['es', 'Propina: 0,55\u00a0€', 'Total: 6,05\u00a0€'],
  ] as const)('stands on its own line of the mail (%s)', async (language, tip, total) => {
    const { api } = await aDiner(service, counter.restaurantId, { language })
    await api.call(createOrder, await tipped(55))
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    const lines = mail?.body.split('\n') ?? []
    expect(lines.slice(lines.indexOf(tip), lines.indexOf(tip) + 2)).toEqual([tip, total])
  })

  test('costs what products cost, plus the tip', async () => {
    await counter.change({ timetable: { capacity: null, seats: null } })
    const dish = fc.record({ id: fc.constantFrom(801, 802, 901), quantity: fc.integer({ min: 1, max: 6 }) })
    const dishes = fc.uniqueArray(dish, { minLength: 1, maxLength: 3, selector: ({ id: of }) => of })
    await fc.assert(
      fc.asyncProperty(dishes, fc.integer({ min: 1, max: 2000 }), async (ordered, tip) => {
        const plain = await anOrder(counter.diner.api, { dishes: ordered })
        const { total } = await place(await tipped(tip, { dishes: ordered }))
        expect(total).toBe((plain.total + tip) as Cents)
      }),
      { numRuns: 15 },
    )
  })

  test('is paid with it, by card and by PayPal', async () => {
    const pay = payer(service, counter)
    const fields = { tip: cents(55), total: cents(605) }
    const byCard = await pay.order('card', { fields })
    expect(await pay.byCard(byCard.id)).toBe('succeeded')
    await pay.notify(byCard.id)
    expect(await pay.money()).toBe(605)
    const byPayPal = await pay.order('payPal', { fields })
    const nonce = await pay.payPalOrder({ value: '6.05', customId: `ORDINE-${byPayPal.id}` })
    expect(await statusOf(pay.execute(byPayPal.id, nonce))).toBe('accepted')
    expect(await pay.money()).toBe(2 * 605)
  })
})
