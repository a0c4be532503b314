import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { createOrder } from '#src/contract/order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { aCounter, anOrder, noon, refusalOf, statusOf, tiramisu, tonight } from '#tests/server/support/diner.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { ingredientId } from '#tests/support/trattoria.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

const addition = (key: string, groupId: number) => ({
  id: ingredientId(key),
  groupId: id<'ExtraGroup'>(groupId),
})

describe('what cannot be ordered', () => {
  const configuration = (fields: object) => ({ dishes: [{ id: 302, configuration: fields }] })
  const regular = { sizeId: id<'Size'>(1) }
  const classic = { ...regular, variantId: id<'Variant'>(1) }
  const cheeses = ['buffalo', 'burrata', 'fontina', 'parmesan'] as const
  test.each([
    ['a dish that is sold out', { dishes: [{ id: 505 }] }],
    ['more than is left', { dishes: [{ id: 102, quantity: 8 }] }],
    [
      'more than is left over two lines',
      {
        dishes: [
          { id: 102, quantity: 4 },
          { id: 102, quantity: 4 },
        ],
      },
    ],
    ['none of a dish', { dishes: [{ id: tiramisu, quantity: 0 }] }],
    ['less than none', { dishes: [{ id: tiramisu, quantity: -1 }] }],
    ['a pizza without its size', configuration({ variantId: id<'Variant'>(1) })],
    ['a house pizza without its dough', configuration(regular)],
    ['more cheese than allowed', configuration({ ...classic, additions: cheeses.map((key) => addition(key, 1)) })],
    ['friarielli, out of season', configuration({ ...classic, additions: [addition('friarielli', 3)] })],
    ['a burger without its sauce', { dishes: [{ id: 703 }] }],
  ])('%s', async (_case, wish) => {
    expect(await statusOf(counter.place(wish))).toBe('PRODUCT_NOT_AVAILABLE')
  })

  test.each([
    ['an addition twice', ['buffalo', 'buffalo']],
    ['an addition that is not offered', ['tomato']],
  ] as const)('%s, as only a forged call asks for it', async (_case, keys) => {
    const request = await anOrder(counter.diner.api, configuration(classic))
    const additions = keys.map((key) => ({ ...addition(key, 1), name: key, price: price('0.00') }))
    const lines = request.lines.map((line) => ({ ...line, item: { ...line.item, additions } }))
    expect(await statusOf(counter.diner.api.call(createOrder, { ...request, lines }))).toBe('PRODUCT_NOT_AVAILABLE')
  })

  test.each([
    ['more lines', 301, 1],
    ['more pieces', 2, 501],
    ['pieces without end', 1, 1_000_000_000_000_000],
  ])('%s than an order takes, naming both limits [BAPI-34]', async (_case, count, quantity) => {
    const request = await anOrder(counter.diner.api)
    const lines = Array.from({ length: count }, () => request.lines.map((line) => ({ ...line, quantity }))).flat()
    expect(await refusalOf(counter.diner.api.call(createOrder, { ...request, lines }))).toEqual(
      expect.objectContaining({
        status: 'ORDER_TOO_LARGE',
        messages: [expect.stringMatching(/at most 300 lines and 1000 pieces.*or call the restaurant/)],
      }),
    )
  })

  test('a dish missing in the slot’s menu, by name', async () => {
    const lunch = { venueId: 13, timetableId: 131, slotStart: moment('2026-03-11 12:30:00') }
    const refusal = await refusalOf(counter.place({ ...lunch, dishes: [{ id: 102 }] }))
    expect(refusal).toMatchObject({
      status: 'PRODUCT_NOT_AVAILABLE',
      messages: ['Piedmontese beef tartare is no longer available in the quantity or version you chose.'],
    })
  })

  test('nothing at all', async () => {
    const refusal = await refusalOf(counter.place({ fields: { lines: [] } }))
    expect(refusal).toMatchObject({ status: 'VALIDATION', messages: ['The order is empty'] })
  })

  test('with a question left open [CHK-33]', async () => {
    const refusal = await refusalOf(counter.place({ venueId: 12, timetableId: 122, answers: { 1: '1' } }))
    expect(refusal).toMatchObject({
      status: 'VALIDATION',
      messages: ['To continue, every extra must be answered: Name of the person collecting'],
    })
  })

  test.each([
    ['by card', { paymentMode: 'card', cashMeans: null }],
    ['by PayPal', { paymentMode: 'payPal', cashMeans: null }],
  ] as const)('%s: the venue takes cash only', async (_case, fields) => {
    for (const mode of [2, 3]) await counter.change({ paymentMode: { id: mode, venueIds: [id(12)] } })
    expect(await statusOf(counter.place({ fields }))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
  })
})

describe('when', () => {
  const at = (slotStart: string, timetableId = 111) => ({ slotStart: moment(slotStart), timetableId })

  test.each([
    ['a slot that is over', at('2026-03-10 11:45:00')],
    ['a slot nearer than the kitchen needs', at('2026-03-10 12:00:00')],
    ['a minute that is no slot', at('2026-03-10 19:31:00')],
    ['a second that is no slot', at('2026-03-10 19:30:01')],
    ['a timetable of another venue', at('2026-03-10 19:30:00', 122)],
    ['a timetable that does not exist', at('2026-03-10 19:30:00', 999)],
    ['a day the venue is closed', at(`${new Date().getUTCFullYear()}-12-25 19:30:00`)],
  ])('refuses %s', async (_case, wish) => {
    expect(await statusOf(counter.place(wish))).toBe('ORDER_TIME_EXPIRED')
  })

  test('fills a slot to its capacity and no further', async () => {
    await counter.change({ timetable: { capacity: 2 } })
    expect(await statusOf(counter.place())).toBe('accepted')
    expect(await statusOf(counter.place())).toBe('accepted')
    expect(await statusOf(counter.place())).toBe('ORDER_TIME_EXPIRED')
    expect(await statusOf(counter.place({ slotStart: moment('2026-03-10 19:45:00') }))).toBe('accepted')
    expect(await service.db.select().from(slotBookings)).toContainEqual(
      expect.objectContaining({ restaurantId: counter.restaurantId, slotStart: tonight, taken: 2 }),
    )
  })
})

describe('where', () => {
  test.each([
    ['blocked', { service: { isBlocked: true } }, 'SERVICE_BLOCKED'],
    ['not offered', { service: { isActive: false } }, 'SERVICE_BLOCKED'],
    ['without a license', { venue: { isLicensed: false } }, 'LICENSE_INACTIVE'],
    ['dead', { venue: { isDead: true } }, 'LICENSE_INACTIVE'],
    ['under maintenance', { restaurant: { isUnderMaintenance: true } }, 'MAINTENANCE'],
  ])('refuses an order at a venue that is %s', async (_case, changes, status) => {
    const request = await anOrder(counter.diner.api)
    await counter.change(changes)
    expect(await statusOf(counter.diner.api.call(createOrder, request))).toBe(status)
  })

  test('shows the license text [BERR-02]', async () => {
    const request = await anOrder(counter.diner.api)
    await counter.change({ venue: { isLicensed: false, licenseTexts: { it: 'Chiuso.', en: 'Closed for good.' } } })
    const refusal = await refusalOf(counter.diner.api.call(createOrder, request))
    expect(refusal?.messages).toEqual(['Closed for good.'])
  })

  test('refuses a venue of nobody', async () => {
    const request = await anOrder(counter.diner.api)
    const elsewhere = counter.diner.api.call(createOrder, { ...request, venueId: id<'Venue'>(99) })
    expect(await statusOf(elsewhere)).toBe('ENTITY_NOT_FOUND')
  })
})

test('a refused order takes no stock, slot or mail', async () => {
  await counter.change({ timetable: { capacity: 1 }, stock: [{ productId: tiramisu, venueId: 11, quantity: 5 }] })
  await counter.place()
  expect(await statusOf(counter.place({ dishes: [{ id: tiramisu, quantity: 2 }] }))).toBe('ORDER_TIME_EXPIRED')
  const { product } = await counter.diner.api.call(getProduct, {
    productId: id<'Product'>(tiramisu),
    categoryId: id<'Category'>(8),
    venueId: id<'Venue'>(11),
    lastUpdate: false,
  })
  expect(product.stock).toEqual([{ venueId: 11, quantity: 4 }])
  expect(await mailsOf(service.db, counter.restaurantId)).toHaveLength(1)
})
