import { expect, test } from 'vitest'

import { canOrderAsGuest } from '#src/domain/services/order-type.ts'

const types = ['takeAway', 'delivery', 'eatIn', 'dil', 'table'] as const

test.each([
  [[], ['table']],
  [['takeAway'], ['takeAway', 'table']],
  [
    ['dil', 'eatIn', 'other'],
    ['eatIn', 'dil', 'table'],
  ],
  [['delivery'], ['delivery', 'table']],
] as const)('with %j guests may order %j [ACCT-13]', (guestOrderTypes, allowed) => {
  expect(types.filter((type) => canOrderAsGuest(type, { guestOrderTypes }))).toEqual(allowed)
})
