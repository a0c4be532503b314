import { describe, expect, test } from 'vitest'

import type { Order } from '#src/contract/placed-order.ts'
import { orderCosts } from '#src/domain/orders/order-costs.ts'
import { id, price } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const delivered = (fields: Partial<Order>) => anOrder({ orderType: 'delivery', ...fields })
const withCode = (fields: Partial<Order>) =>
  anOrder({ discountCodeId: id(9), discountCodeName: 'TEN', discountCodeKind: 'percentage', ...fields })

describe('orderCosts', () => {
  test('are none where rows cost all', () => {
    expect(orderCosts(anOrder())).toEqual([])
    expect(orderCosts(anOrder({ tip: price('0.00'), fixedCostAmount: price('0.00') }))).toEqual([])
  })

  test('stand in this order: fixed cost, delivery, code, rewards, tip', () => {
    const reward = {
      id: id<'Reward'>(1),
      kind: 'amount' as const,
      value: 2,
      discount: price('2.00'),
      productName: null,
    }
    const order = delivered({
      fixedCostAmount: price('1.50'),
      fixedCostName: 'Cover',
      fixedCostDescription: 'Per guest',
      deliveryFee: price('3.00'),
      discountCodeId: id(9),
      discountCodeName: 'TEN',
      discountCodeKind: 'percentage',
      discountCodeValue: 10,
      codeDiscount: price('0.65'),
      rewards: [reward],
      tip: price('1.00'),
    })
    expect(orderCosts(order)).toEqual([
      { kind: 'fixedCost', name: 'Cover', note: 'Per guest', amount: 150 },
      { kind: 'delivery', amount: 300 },
      { kind: 'code', name: 'TEN', gives: { kind: 'percentage', value: 10, freesDelivery: false }, amount: -65 },
      { kind: 'reward', reward, amount: -200 },
      { kind: 'tip', amount: 100 },
    ])
  })

  test.each([
    ['delivery' as const, null, false, []],
    ['delivery' as const, price('0.00'), false, [{ kind: 'delivery', amount: 0 }]],
    ['delivery' as const, price('3.00'), false, [{ kind: 'delivery', amount: 300 }]],
    ['delivery' as const, price('3.00'), true, [{ kind: 'delivery', amount: 0 }]],
    ['delivery' as const, null, true, [{ kind: 'delivery', amount: 0 }]],
    ['takeAway' as const, price('3.00'), true, []],
  ])('%s, fee %s, freed %s: %j [ORD-19]', (orderType, deliveryFee, isDeliveryFreedByCode, costs) => {
    expect(orderCosts(anOrder({ orderType, deliveryFee, isDeliveryFreedByCode }))).toEqual(costs)
  })

  test.each([
    [{ discountCodeValue: 10, codeDiscount: price('0.65') }, -65],
    [{ discountCodeValue: 10, codeDiscount: null }, 0],
    [{ discountCodeValue: null, isDeliveryFreedByCode: true }, null],
    [{ discountCodeValue: 0, isDeliveryFreedByCode: true }, null],
    [{ discountCodeValue: 10, codeDiscount: price('0.65'), isDeliveryFreedByCode: true }, -65],
    [{ discountCodeValue: null, codeDiscount: price('0.65') }, -65],
  ])('a code with %j lowers by %s (rulings "free-delivery code")', (fields, amount) => {
    const [cost] = orderCosts(withCode(fields))
    expect(cost).toMatchObject({ kind: 'code', amount })
  })

  test('a code of unknown kind gives nothing that is known', () => {
    expect(orderCosts(withCode({ discountCodeKind: null }))[0]).toMatchObject({ gives: null })
    expect(orderCosts(withCode({}))[0]).toMatchObject({ gives: { value: 0 } })
  })
})
