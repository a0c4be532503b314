import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import {
  aCounter,
  aDiner,
  anOrder,
  clientOf,
  noon,
  refusalOf,
  statusOf,
  tiramisu,
  tonight,
} from '#tests/server/support/diner.ts'
import { id, price } from '#tests/support/builders.ts'
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

describe('an order', () => {
  test('is created at the shared total and read back [BAPI-23]', async () => {
    const {
      id: orderId,
      total,
      token,
    } = await counter.place({
      dishes: [{ id: tiramisu, quantity: 2 }, { id: 901 }],
      fields: { cashMeans: 'mealVouchers', customerNotes: 'Suonare due volte' },
    })
    expect([total, token]).toEqual([1250, null])
    const order = await counter.read(orderId)
    expect(order).toMatchObject({
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
      fixedCost: null,
      fixedCostKind: null,
      fixedCostName: null,
      fixedCostDescription: null,
      fixedCostAmount: null,
      discountCodeId: null,
      discountCodeName: null,
      discountCodeValue: null,
      discountCodeKind: null,
      codeDiscount: null,
      isDeliveryFreedByCode: false,
      rewards: [],
      statusLog: [{ status: 'new', at: '2026-03-10 12:00:00' }],
    })
  })

  test('keeps size, dough, additions with prices, and note', async () => {
    const configuration = {
      sizeId: id<'Size'>(2),
      variantId: id<'Variant'>(2),
      // Buffalo mozzarella costs 3.50 on a maxi; the first sauce is free.
      additions: [addition('buffalo', 1), addition('spicy-oil', 4)],
      note: 'Ben cotta',
    }
    const { id: orderId, total } = await counter.place({ dishes: [{ id: 302, configuration }] })
    expect(total).toBe(1050 + 350 + 100 + 350)
    const order = await counter.read(orderId)
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

  test('pays the venue’s packaging below its threshold', async () => {
    const answers = { 1: '1', 2: 'Anna' }
    const venue = { venueId: 12, timetableId: 122, answers }
    const small = await counter.place({ ...venue, dishes: [{ id: tiramisu }] })
    expect(small.total).toBe(650)
    const order = await counter.read(small.id)
    const said = { fixedCost: 1, fixedCostKind: 'amount', fixedCostName: 'Packaging', fixedCostAmount: 100 }
    expect(order).toMatchObject(said)
    expect(order.answers.map(({ value }) => value)).toEqual(['1', 'Anna'])
    const large = await counter.place({ ...venue, dishes: [{ id: 501, quantity: 3 }] })
    expect(large.total).toBe(4800)
    expect((await counter.read(large.id)).fixedCostAmount).toBeNull()
  })

  test('keeps an unknown kind of cost as an amount [CHK-47]', async () => {
    await counter.change({ type: 'takeAway', service: { fixedCost: 2, fixedCostKind: 'other:A_FORFAIT' } })
    const { id: orderId, total } = await counter.place()
    expect(total).toBe(550 + 200)
    expect(await counter.read(orderId)).toMatchObject({ fixedCostKind: 'other:A_FORFAIT', fixedCostAmount: 200 })
  })

  test('is mailed to the customer in the call’s language', async () => {
    const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu, quantity: 2 }] })
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    expect(mail).toMatchObject({
      kind: 'order-received',
      recipient: counter.diner.email,
      subject: `Order ${orderId} received`,
    })
    expect(mail?.body).toContain('Tuesday 10 March 2026, 19:30')
    expect(mail?.body).toContain('2 × Tiramisu')
    expect(mail?.body).toContain('11,00\u00a0€')
  })

  test('is nobody else’s to read [BAPI-28]', async () => {
    const { id: orderId } = await counter.place()
    const other = await aDiner(service, counter.restaurantId)
    expect(await statusOf(other.api.call(getOrder, { venueId: null, id: orderId, token: null }))).toBe(
      'ORDER_NOT_FOUND',
    )
  })

  test('needs a key to be read; no token exists', async () => {
    const { id: orderId } = await counter.place()
    const anonymous = clientOf(service, counter.restaurantId)
    const reading = (token: string | null) => statusOf(anonymous.call(getOrder, { venueId: null, id: orderId, token }))
    expect([await reading(null), await reading('guess')]).toEqual(['API_KEY_NOT_FOUND', 'ORDER_NOT_FOUND'])
  })

  test('needs a signed-in customer [ACCT-13]', async () => {
    const anonymous = clientOf(service, counter.restaurantId)
    expect(await statusOf(anonymous.call(createOrder, await anOrder(anonymous)))).toBe('ACCOUNT_NEEDED')
  })
})

describe('money', () => {
  test.each([
    ['a cent more', 551, 'accepted'],
    ['a cent less', 549, 'accepted'],
    ['two cents more', 552, 'TOTAL_CHANGED'],
    ['nothing', 0, 'TOTAL_CHANGED'],
  ])('says the total differs when the client sent %s', async (_case, cents, outcome) => {
    expect(await statusOf(counter.place({ fields: { total: price(String(cents / 100)) } }))).toBe(outcome)
  })

  test('believes the catalogue, not the prices of the lines', async () => {
    const request = await anOrder(counter.diner.api)
    const [line] = request.lines
    if (!line) throw new Error('no line')
    const cheap = { ...line, unitPrice: price('0.01'), item: { ...line.item, price: price('0.01'), name: 'Gift' } }
    expect(
      await statusOf(counter.diner.api.call(createOrder, { ...request, lines: [cheap], total: price('0.01') })),
    ).toBe('TOTAL_CHANGED')
    const { id: orderId } = await counter.diner.api.call(createOrder, { ...request, lines: [cheap] })
    expect((await counter.read(orderId)).rows[0]).toMatchObject({ name: 'Tiramisu', total: 550 })
  })

  test('notices a price that changed since the menu was read', async () => {
    const request = await anOrder(counter.diner.api)
    await counter.change({ product: { id: tiramisu, price: price('6.00') } })
    const refusal = await refusalOf(counter.diner.api.call(createOrder, request))
    expect(refusal).toMatchObject({
      status: 'TOTAL_CHANGED',
      messages: ['Prices have changed: check the new total and confirm again.'],
    })
  })
})
