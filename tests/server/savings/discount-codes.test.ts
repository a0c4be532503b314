import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { RestaurantChanges } from '#demo/trials/change-restaurant.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import type { DiscountCode } from '#src/contract/discount-code.ts'
import { countDiscountCodes, getDiscountCodes } from '#src/contract/discount-code.ts'
import { createOrder } from '#src/contract/order.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { languages } from '#src/options/languages.ts'
import {
  aCounter,
  aDiner,
  anOrder,
  clientOf,
  noon,
  post,
  refusalOf,
  statusOf,
  tiramisu,
  welcome10,
} from '#tests/server/support/diner.ts'
import { rushFor, tally } from '#tests/server/support/rush.ts'
import { id, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { anAppliedReward } from '#tests/support/savings-builders.ts'
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

type Asked = { readonly venueId?: number | null; readonly isHidden?: boolean }
async function codesAt(api: ApiClient, { venueId = 11, isHidden }: Asked = {}): Promise<readonly DiscountCode[]> {
  const visible = isHidden === undefined ? {} : { isHidden }
  const { codes } = await api.call(getDiscountCodes, {
    venueId: venueId === null ? null : id<'Venue'>(venueId),
    ...visible,
  })
  return codes
}
const namesOf = (codes: readonly DiscountCode[]) => codes.map(({ name }) => name)
async function codeNamed(name: string, asked: Asked = {}): Promise<DiscountCode> {
  const code = (await codesAt(counter.diner.api, asked)).find((one) => one.name === name)
  if (!code) throw new Error(`There is no code ${name}.`)
  return code
}

const forEverybody = ['WELCOME10', 'CINQUE5', 'CONSEGNAGRATIS', 'AMICIDIGINO', 'NATALE', 'DOMICILIO3']
const twoTiramisu = [{ id: tiramisu, quantity: 2 }]

describe('get_coupons', () => {
  test('returns all public codes of a venue [BAPI-21]', async () => {
    const codes = await codesAt(clientOf(service, counter.restaurantId, { language: 'de' }))
    expect(namesOf(codes)).toEqual(forEverybody)
    expect(codes[2]).toEqual({
      id: 3,
      name: 'CONSEGNAGRATIS',
      kind: 'amount',
      value: 0,
      orderTypes: ['delivery', 'dil'],
      orderTypeNames: ['Lieferung', 'Lieferung zum Servicepunkt'],
      from: null,
      to: null,
      minimumOrder: null,
      freesDelivery: true,
      isHidden: false,
    })
    expect(codes.map(({ minimumOrder }) => minimumOrder)).toContain(2000)
  })

  test('lists neither hidden codes nor those that are over', async () => {
    expect(namesOf(await codesAt(counter.diner.api, { isHidden: false }))).toEqual([
      'WELCOME10',
      'CINQUE5',
      'CONSEGNAGRATIS',
      'DOMICILIO3',
    ])
  })

  test('returns a reserved code to its customer only [COUP-16]', async () => {
    const anna = await aDiner(service, counter.restaurantId, { email: 'Anna@Example.com' })
    expect(namesOf(await codesAt(anna.api))).toEqual([...forEverybody, 'ANNA20'])
    expect(namesOf(await codesAt(counter.diner.api))).toEqual(forEverybody)
    expect(namesOf(await codesAt(clientOf(service, counter.restaurantId)))).toEqual(forEverybody)
  })

  test('returns a venue’s codes, or all without a venue', async () => {
    expect(namesOf(await codesAt(counter.diner.api, { venueId: 12 }))).toContain('SALVARIO4')
    expect(namesOf(await codesAt(counter.diner.api, { venueId: null }))).toContain('SALVARIO4')
  })

  test.each<readonly [string, RestaurantChanges]>([
    ['is switched off', { code: { id: 1, isActive: false } }],
    ['is used up', { code: { id: 1, maxUses: 0 } }],
  ])('leaves out a code that %s', async (_case, changes) => {
    await counter.change(changes)
    expect(namesOf(await codesAt(counter.diner.api))).not.toContain('WELCOME10')
  })

  test('answers the counter with a number [API-17]', async () => {
    const wire = { id_ristorante: counter.restaurantId, id_locale: 11, f_nascosto: 0, api_key: null, email: null }
    const { content } = await post(service, '/account/get_coupons', { ...wire, counter_form: true })
    expect(content.data).toEqual({ codici_sconto: 4 })
    const asked = { venueId: id<'Venue'>(11), isHidden: false, asNumber: true }
    expect(await counter.diner.api.call(countDiscountCodes, asked)).toEqual({ count: 4 })
  })

  test('returns no codes where they are off', async () => {
    const isOn = async () => (await counter.diner.api.call(getRestaurantInfo, {})).settings.hasDiscountCodes
    expect(await isOn()).toBe(true)
    await counter.change({ restaurant: { hasDiscountCodes: false } })
    expect([await isOn(), await codesAt(counter.diner.api)]).toEqual([false, []])
  })
})

describe('an order with a code', () => {
  test('costs less by the code, also when read back', async () => {
    const code = await codeNamed('WELCOME10')
    const { id: orderId, total } = await counter.place({ dishes: [...twoTiramisu, { id: 901 }], code })
    // 10 % of the two tiramisù; water is not discountable.
    expect(total).toBe(1100 + 150 - 110)
    expect(await counter.read(orderId)).toMatchObject({
      discountCodeId: code.id,
      discountCodeName: 'WELCOME10',
      discountCodeKind: 'percentage',
      discountCodeValue: 10,
      codeDiscount: 110,
      isDeliveryFreedByCode: false,
      rewards: [],
      total: 1140,
    })
  })

  test('is refused at another total', async () => {
    const { discountCodeId } = await anOrder(counter.diner.api, { code: await codeNamed('WELCOME10') })
    expect(await statusOf(counter.place({ fields: { discountCodeId } }))).toBe('TOTAL_CHANGED')
  })

  test('costs the amount less from its minimum on', async () => {
    const { total } = await counter.place({ dishes: [{ id: tiramisu, quantity: 4 }], code: await codeNamed('CINQUE5') })
    expect(total).toBe(2200 - 500)
  })

  const inactive = { code: { id: 1, isActive: false } }
  const usedUp = { code: { id: 1, maxUses: 0 } }
  const refusals: readonly (readonly [string, number, string, RestaurantChanges])[] = [
    ['that does not exist', 99, 'COUPON_NOT_FOUND', {}],
    ['that is for somebody else', 7, 'COUPON_NOT_FOUND', {}],
    ['where codes are off', 1, 'COUPON_NOT_FOUND', { restaurant: { hasDiscountCodes: false } }],
    ['that is switched off', 1, 'COUPON_NOT_ACTIVE', inactive],
    ['that is not for this day', 5, 'COUPON_NOT_ACTIVE', {}],
    ['of another venue', 8, 'COUPON_WRONG_VENUE', {}],
    ['for another type', 6, 'COUPON_WRONG', {}],
    ['below its minimum', 2, 'COUPON_WRONG', {}],
    ['that is used up', 1, 'COUPON_LIMIT_REACHED', usedUp],
  ]
  test.each(refusals)('is refused with one %s', async (_case, number, status, changes) => {
    await counter.change(changes)
    const fields = { discountCodeId: id<'DiscountCode'>(number) }
    expect(await statusOf(counter.place({ fields }))).toBe(status)
  })

  test('is refused with rewards beside it', async () => {
    const fields = { discountCodeId: id<'DiscountCode'>(1), rewards: [anAppliedReward()] }
    expect(await statusOf(counter.place({ fields }))).toBe('COUPON_WRONG')
  })

  test.each(languages)('says in %s why it is refused, each time differently [COUP-19]', async (language) => {
    const { restaurantId, diner } = counter
    const api = clientOf(service, restaurantId, { who: diner, language })
    const reasons = [
      [99, 'COUPON_NOT_FOUND', {}],
      [8, 'COUPON_WRONG_VENUE', {}],
      [6, 'COUPON_WRONG', {}],
      [1, 'COUPON_NOT_ACTIVE', inactive],
      [1, 'COUPON_LIMIT_REACHED', { code: { ...usedUp.code, isActive: true } }],
    ] as const
    const texts = new Set<string>()
    for (const [number, status, changes] of reasons) {
      await counter.change(changes)
      const order = await anOrder(api, { fields: { discountCodeId: id(number) } })
      const refusal = await refusalOf(api.call(createOrder, order))
      expect(refusal).toMatchObject({ status, messages: [expect.not.stringContaining('COUPON')] })
      texts.add(refusal?.messages[0] ?? '')
    }
    expect(texts.size).toBe(5)
  })
})

describe('the uses of a code', () => {
  const once = { code: { id: 1, maxUsesPerCustomer: 1 } }

  test('are counted for each customer', async () => {
    await counter.change(once)
    const code = await codeNamed('WELCOME10')
    expect(await statusOf(counter.place({ code }))).toBe('accepted')
    expect(await statusOf(counter.place({ code }))).toBe('COUPON_LIMIT_REACHED')
    expect(namesOf(await codesAt(counter.diner.api))).not.toContain('WELCOME10')
    const other = await aDiner(service, counter.restaurantId)
    expect(await statusOf(other.api.call(createOrder, await anOrder(other.api, { code })))).toBe('accepted')
  })

  test('exclude orders refused by service or venue', async () => {
    await counter.change(once)
    const code = await codeNamed('WELCOME10')
    expect(await statusOf(counter.place({ code, fields: { total: price('0.10') } }))).toBe('TOTAL_CHANGED')
    const { id: orderId } = await counter.place({ code })
    expect(await statusOf(counter.place({ code }))).toBe('COUPON_LIMIT_REACHED')
    await deskOf(service, counter.restaurantId).post(`orders/${orderId}/refuse`)
    expect(await statusOf(counter.place({ code }))).toBe('accepted')
  })

  test('count a resent order once', async () => {
    await counter.change(once)
    const order = await anOrder(counter.diner.api, { code: welcome10 })
    const idempotencyKey = randomUUID()
    const send = () => counter.diner.api.call(createOrder, order, { idempotencyKey })
    const first = await send()
    expect(await send()).toEqual(first)
  })

  test('never exceed the limit: twenty orders for five uses', async () => {
    await counter.change({ timetable: { capacity: null }, code: { id: 1, maxUses: 5 } })
    const diners = await Promise.all(Array.from({ length: 20 }, () => aDiner(service, counter.restaurantId)))
    expect(tally(await rushFor(diners, { code: welcome10 }))).toEqual({ accepted: 5, COUPON_LIMIT_REACHED: 15 })
  })
})
