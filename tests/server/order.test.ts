import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { slotBookings } from '#demo/server/db/schema/restaurant.ts'
import type { IngredientKey } from '#demo/server/db/seed/trattoria/ingredients.ts'
import { ingredientId } from '#demo/server/db/seed/trattoria/ingredients.ts'
import { mailsOf } from '#demo/server/queries/outbox.ts'
import { createOrder, getOrder } from '#src/contract/order.ts'
import { getProduct } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { aDiner, anOrder, clientOf, minute, noon, refusalOf, statusOf, tiramisu, tonight } from './diner.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let diner: Awaited<ReturnType<typeof aDiner>>

beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  diner = await aDiner(service, restaurantId)
})

const change = (changes: Parameters<TestService['changeRestaurant']>[1]) =>
  service.changeRestaurant(restaurantId, changes)
const placing = async (...wish: Parameters<typeof anOrder> extends [unknown, ...infer Rest] ? Rest : never) =>
  diner.api.call(createOrder, await anOrder(diner.api, ...wish))
const addition = (key: IngredientKey, groupId: number) => ({
  id: ingredientId(key),
  groupId: id<'ExtraGroup'>(groupId),
})
const reading = (orderId: Id<'Order'>) => diner.api.call(getOrder, { venueId: null, id: orderId, token: null })

describe('an order', () => {
  test('is created at the total both sides compute and can be read back [BAPI-23]', async () => {
    const {
      id: orderId,
      total,
      token,
    } = await placing({
      dishes: [{ id: tiramisu, quantity: 2 }, { id: 901 }],
      fields: { cashMeans: 'mealVouchers', customerNotes: 'Suonare due volte' },
    })
    expect([total, token]).toEqual([1250, null])
    const { order } = await reading(orderId)
    expect(order).toEqual({
      id: orderId,
      venueId: 11,
      status: 'new',
      orderType: 'takeAway',
      slotStart: tonight,
      slotEnd: null,
      paymentMode: 'cash',
      paymentStatus: null,
      cashMeans: 'mealVouchers',
      total: 1250,
      people: null,
      tableName: null,
      asSoonAsPossible: false,
      wantsInvoice: false,
      customerNotes: 'Suonare due volte',
      answers: [],
      rows: [
        expect.objectContaining({ quantity: 2, name: 'Tiramisu', total: 1100, isDiscountable: true, sizeName: null }),
        expect.objectContaining({ quantity: 1, name: 'Still water 0.5 l', total: 150, isDiscountable: false }),
      ],
      deliveryFee: null,
      fixedCostName: null,
      fixedCostDescription: null,
      fixedCostAmount: null,
      statusLog: [{ status: 'new', at: '2026-03-10 12:00:00' }],
    })
  })

  test('keeps size, dough, additions with their prices and the note of a line', async () => {
    const configuration = {
      sizeId: id<'Size'>(2),
      variantId: id<'Variant'>(2),
      // Buffalo mozzarella costs 3.50 on a maxi; the first sauce is free.
      additions: [addition('buffalo', 1), addition('spicyOil', 4)],
      note: 'Ben cotta',
    }
    const { id: orderId, total } = await placing({ dishes: [{ id: 302, configuration }] })
    expect(total).toBe(1050 + 350 + 100 + 350)
    const { order } = await reading(orderId)
    expect(order.rows[0]).toMatchObject({
      sizeName: 'Maxi',
      sizePrice: 1400,
      variantName: 'Wholemeal',
      variantPrice: 100,
      note: 'Ben cotta',
      additions: [
        { name: 'Buffalo mozzarella', price: 350 },
        { name: 'Chilli oil', price: 0 },
      ],
    })
  })

  test('is charged the packaging of its venue, and none from its threshold on', async () => {
    const answers = { 1: '1', 2: 'Anna' }
    const venue = { venueId: 12, timetableId: 122, answers }
    const small = await placing({ ...venue, dishes: [{ id: tiramisu }] })
    expect(small.total).toBe(650)
    const { order } = await reading(small.id)
    expect(order).toMatchObject({ fixedCostName: 'Packaging', fixedCostAmount: 100 })
    expect(order.answers.map(({ value }) => value)).toEqual(['1', 'Anna'])
    const large = await placing({ ...venue, dishes: [{ id: 501, quantity: 3 }] })
    expect(large.total).toBe(4800)
    expect((await reading(large.id)).order.fixedCostAmount).toBeNull()
  })

  test('is told to the customer by mail, in the language of the call', async () => {
    const { id: orderId } = await placing({ dishes: [{ id: tiramisu, quantity: 2 }] })
    const [mail] = await mailsOf(service.db, restaurantId)
    expect(mail).toMatchObject({ kind: 'order-received', recipient: diner.email, subject: `Order ${orderId} received` })
    expect(mail?.body).toContain('10/03/2026 19:30')
    expect(mail?.body).toContain('2 × Tiramisu')
    expect(mail?.body).toContain('11,00 EUR')
  })

  test('is nobody else’s to read [BAPI-28]', async () => {
    const { id: orderId } = await placing()
    const other = await aDiner(service, restaurantId)
    expect(await statusOf(other.api.call(getOrder, { venueId: null, id: orderId, token: null }))).toBe(
      'ORDER_NOT_FOUND',
    )
  })

  test('needs a signed-in customer [ACCT-13]', async () => {
    const anonymous = clientOf(service, restaurantId)
    expect(await statusOf(anonymous.call(createOrder, await anOrder(anonymous)))).toBe('API_KEY_NOT_FOUND')
  })
})

describe('money', () => {
  test.each([
    ['a cent more', 551, 'accepted'],
    ['a cent less', 549, 'accepted'],
    ['two cents more', 552, 'TOTAL_CHANGED'],
    ['nothing', 0, 'TOTAL_CHANGED'],
  ])('says the total differs when the client sent %s', async (_case, cents, outcome) => {
    expect(await statusOf(placing({ fields: { total: price(String(cents / 100)) } }))).toBe(outcome)
  })

  test('believes the catalogue, not the prices of the lines', async () => {
    const request = await anOrder(diner.api)
    const [line] = request.lines
    if (!line) throw new Error('no line')
    const cheap = { ...line, unitPrice: price('0.01'), item: { ...line.item, price: price('0.01'), name: 'Gift' } }
    expect(await statusOf(diner.api.call(createOrder, { ...request, lines: [cheap], total: price('0.01') }))).toBe(
      'TOTAL_CHANGED',
    )
    const { id: orderId } = await diner.api.call(createOrder, { ...request, lines: [cheap] })
    expect((await reading(orderId)).order.rows[0]).toMatchObject({ name: 'Tiramisu', total: 550 })
  })

  test('notices a price that changed since the menu was read', async () => {
    const request = await anOrder(diner.api)
    await change({ product: { id: tiramisu, price: price('6.00') } })
    const refusal = await refusalOf(diner.api.call(createOrder, request))
    expect(refusal).toMatchObject({
      status: 'TOTAL_CHANGED',
      messages: ['Prices have changed: check the new total and confirm again.'],
    })
  })
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
    expect(await statusOf(placing(wish))).toBe('PRODUCT_NOT_AVAILABLE')
  })

  test.each([
    ['an addition twice', ['buffalo', 'buffalo']],
    ['an addition that is not offered', ['tomato']],
  ] as const)('%s, as only a forged call asks for it', async (_case, keys) => {
    const request = await anOrder(diner.api, configuration(classic))
    const additions = keys.map((key) => ({ ...addition(key, 1), name: key, price: price('0.00') }))
    const lines = request.lines.map((line) => ({ ...line, item: { ...line.item, additions } }))
    expect(await statusOf(diner.api.call(createOrder, { ...request, lines }))).toBe('PRODUCT_NOT_AVAILABLE')
  })

  test('a dish that is not on the menu of the slot, named to the diner', async () => {
    const lunch = { venueId: 13, timetableId: 131, slotStart: moment('2026-03-11 12:30:00') }
    const refusal = await refusalOf(placing({ ...lunch, dishes: [{ id: 102 }] }))
    expect(refusal).toMatchObject({
      status: 'PRODUCT_NOT_AVAILABLE',
      messages: ['Piedmontese beef tartare is no longer available in the quantity or version you chose.'],
    })
  })

  test('nothing at all', async () => {
    const refusal = await refusalOf(placing({ fields: { lines: [] } }))
    expect(refusal).toMatchObject({ status: 'VALIDATION', messages: ['The order is empty'] })
  })

  test('with a question left open [CHK-33]', async () => {
    const refusal = await refusalOf(placing({ venueId: 12, timetableId: 122, answers: { 1: '1' } }))
    expect(refusal).toMatchObject({
      status: 'VALIDATION',
      messages: ['To continue, every extra must be answered: Name of the person collecting'],
    })
  })

  test.each([
    ['by card', { paymentMode: 'card', cashMeans: null }],
    ['by PayPal', { paymentMode: 'payPal', cashMeans: null }],
  ] as const)('%s: the venue takes cash only', async (_case, fields) => {
    expect(await statusOf(placing({ fields }))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
  })

  test.each([
    ['a discount code', { discountCodeId: id<'DiscountCode'>(1) }, 'COUPON_NOT_FOUND'],
    [
      'a reward',
      { rewards: [{ reward: { id: id<'Reward'>(1) }, discount: price('1.00'), lineId: null }] },
      'REWARD_NOT_AVAILABLE',
    ],
  ])('with %s: there are none', async (_case, fields, status) => {
    expect(await statusOf(placing({ fields }))).toBe(status)
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
    expect(await statusOf(placing(wish))).toBe('ORDER_TIME_EXPIRED')
  })

  test('fills a slot to its capacity and no further', async () => {
    await change({ timetable: { capacity: 2 } })
    expect(await statusOf(placing())).toBe('accepted')
    expect(await statusOf(placing())).toBe('accepted')
    expect(await statusOf(placing())).toBe('ORDER_TIME_EXPIRED')
    expect(await statusOf(placing({ slotStart: moment('2026-03-10 19:45:00') }))).toBe('accepted')
    expect(await service.db.select().from(slotBookings)).toContainEqual(
      expect.objectContaining({ restaurantId, slotStart: tonight, taken: 2 }),
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
    const request = await anOrder(diner.api)
    await change(changes)
    expect(await statusOf(diner.api.call(createOrder, request))).toBe(status)
  })

  test('shows the license text [BERR-02]', async () => {
    const request = await anOrder(diner.api)
    await change({ venue: { isLicensed: false, licenseTexts: { it: 'Chiuso.', en: 'Closed for good.' } } })
    const refusal = await refusalOf(diner.api.call(createOrder, request))
    expect(refusal?.messages).toEqual(['Closed for good.'])
  })

  test('refuses a venue of nobody', async () => {
    const request = await anOrder(diner.api)
    const elsewhere = diner.api.call(createOrder, { ...request, venueId: id<'Venue'>(99) })
    expect(await statusOf(elsewhere)).toBe('ENTITY_NOT_FOUND')
  })
})

test('a refused order takes nothing: no stock, no place, no mail', async () => {
  await change({ timetable: { capacity: 1 }, stock: [{ productId: tiramisu, venueId: 11, quantity: 5 }] })
  await placing()
  expect(await statusOf(placing({ dishes: [{ id: tiramisu, quantity: 2 }] }))).toBe('ORDER_TIME_EXPIRED')
  const { product } = await diner.api.call(getProduct, {
    productId: id<'Product'>(tiramisu),
    categoryId: id<'Category'>(8),
    venueId: id<'Venue'>(11),
    lastUpdate: false,
  })
  expect(product.stock).toEqual([{ venueId: 11, quantity: 4 }])
  expect(await mailsOf(service.db, restaurantId)).toHaveLength(1)
  service.clock.set(noon + minute, restaurantId)
})
