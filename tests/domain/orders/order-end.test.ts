import { expect, test } from 'vitest'

import { isMoneyOnItsWay } from '#src/domain/orders/order-end.ts'
import { price } from '#tests/support/builders.ts'

const order = { endReason: null, paymentStatus: null, paidByBills: null, total: price('12.00') }

test.each([
  ['in cash and refused', {}, false],
  ['whose payment failed', { paymentStatus: 'failed' }, false],
  ['paid online and refused by staff', { paymentStatus: 'paid' }, true],
  ['of nothing', { paymentStatus: 'paid', total: price('0.00') }, false],
  ['paid at the table', { paidByBills: price('6.00') }, true],
  ['that nobody answered, in cash', { endReason: 'unanswered' }, false],
  ['that nobody answered, paid online', { endReason: 'unanswered', paymentStatus: 'paid' }, true],
  ['paid too late', { endReason: 'tooLate', paymentStatus: 'failed' }, true],
] as const)('says whether the money of an order %s goes back [ORD-26]', (_what, change, goesBack) => {
  expect(isMoneyOnItsWay({ ...order, ...change })).toBe(goesBack)
})
