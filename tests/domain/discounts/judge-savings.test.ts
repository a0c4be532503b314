import { describe, expect, test } from 'vitest'

import type { SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import { judgeSavings } from '#src/domain/discounts/judge-savings.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import { aLine, aProduct, day, id, moment, price } from '#tests/support/builders.ts'
import { aDiscountCode, aReward } from '#tests/support/savings-builders.ts'

const line = aLine({ product: aProduct({ price: price('7.00') }), lineId: 3, quantity: 3 })
const order: SavingsContext = {
  lines: [line],
  orderType: 'takeAway',
  slotStart: moment('2026-11-20 19:00:00'),
  serviceDay: day('2026-11-20'),
  points: null,
}
const welcome = aDiscountCode({ name: 'WELCOME10' })
const dessert = aReward({ id: id(1), kind: 'product', value: null })
const five = aReward({ id: id(2) })
const offered = { codes: [welcome], rewards: [dessert, five] }
const code = (codeName: string) => ({ codeName, rewards: [] })

describe('judgeSavings', () => {
  test('answers nothing for nothing in use', () => {
    expect(judgeSavings({ codeName: null, rewards: [] }, offered, order)).toEqual({ savings: noSavings, lost: [] })
  })

  test('keeps the code of that name as offered now [COUP-15]', () => {
    const { savings, lost } = judgeSavings(code('WELCOME10'), offered, order)
    expect([savings.code, lost]).toEqual([welcome, []])
  })

  test.each([
    ['is not offered any more', code('GONE'), order, { reason: 'unknown-code' }],
    [
      'is not for the new order type',
      code('WELCOME10'),
      { ...order, orderType: 'dil' as const },
      { reason: 'order-type' },
    ],
    [
      'does not hold on the new date',
      code('WELCOME10'),
      { ...order, slotStart: moment('2026-12-24 19:00:00'), serviceDay: day('2026-12-24') },
      { reason: 'dates' },
    ],
    [
      'needs more products than are left',
      code('WELCOME10'),
      { ...order, lines: [{ ...line, quantity: 2 }] },
      { reason: 'minimum-order', minimum: price('15.00') },
    ],
  ])('loses a code that %s, with its reason [COUP-15]', (_why, chosen, context, refusal) => {
    const strict = aDiscountCode({
      orderTypes: ['takeAway'],
      from: moment('2026-11-01 00:00:00'),
      to: moment('2026-11-30 23:59:59'),
      minimumOrder: price('15.00'),
    })
    const judged = judgeSavings(chosen, { codes: [strict], rewards: [] }, context)
    expect(judged).toEqual({ savings: noSavings, lost: [{ kind: 'code', refusal }] })
  })

  test('keeps rewards in order with what they save now [REW-02, REW-12]', () => {
    const rewards = [
      { id: dessert.id, lineId: 3 },
      { id: five.id, lineId: null },
    ]
    const { savings, lost } = judgeSavings({ codeName: null, rewards }, offered, order)
    expect(savings.rewards.map(({ reward, lineId, discount }) => [reward.id, lineId, discount])).toEqual([
      [1, 3, 700],
      [2, null, 500],
    ])
    expect(lost).toEqual([])
  })

  test('loses rewards whose line or offer is gone, keeps others [REW-14]', () => {
    const rewards = [
      { id: dessert.id, lineId: 4 },
      { id: five.id, lineId: null },
      { id: id<'Reward'>(9), lineId: null },
    ]
    const { savings, lost } = judgeSavings({ codeName: null, rewards }, offered, order)
    expect(savings.rewards.map(({ reward }) => reward.id)).toEqual([2])
    expect(lost).toEqual([
      { kind: 'reward', refusal: { reason: 'unknown-reward' } },
      { kind: 'reward', refusal: { reason: 'no-product' } },
    ])
  })
})
