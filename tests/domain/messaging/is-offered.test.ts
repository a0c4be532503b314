import { expect, test } from 'vitest'

import { isMessagingOffered } from '#src/domain/messaging/is-offered.ts'
import { aVenue } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

test.each([
  ['a visible chat', { isMessagingVisible: true }, true, true],
  ['a hidden chat', { isMessagingVisible: false }, true, false],
  ['a visible chat at a table', { isMessagingVisible: true, orderType: 'table' }, true, false],
  ['a visible chat of a venue without messaging', { isMessagingVisible: true }, false, false],
] as const)('%s is a way to write, or none [ORD-06, MSG-14]', (_which, order, hasMessaging, expected) => {
  expect(isMessagingOffered(anOrder(order), aVenue({ hasMessaging }))).toBe(expected)
})

test('unknown venues still offer a way to write [ORD-06]', () => {
  expect(isMessagingOffered(anOrder({ isMessagingVisible: true }), null)).toBe(true)
})
