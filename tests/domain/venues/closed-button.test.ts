import { describe, expect, test } from 'vitest'

import { closedButton } from '#src/domain/venues/closed-button.ts'
import { moment } from '#tests/support/builders.ts'

const from = moment('2026-11-20 10:00:00')
const until = moment('2026-11-20 18:30:00')
const period = { from, until, opensAt: until }
const nothing = { earliest: null, hasEarlierOrder: false, takesPreOrders: true }

describe('the closed button', () => {
  test.each([
    ['open', { ...period, opensAt: null }, nothing, { says: 'orderNow' }],
    ['closed, taking orders for later', period, nothing, { says: 'preOrder', at: until }],
    ['closed, taking none', period, { ...nothing, takesPreOrders: false }, { says: 'opens', at: until }],
    [
      'closed, with times before it opens',
      period,
      { ...nothing, earliest: moment('2026-11-20 12:30:00') },
      { says: 'orderFor', at: '2026-11-20 12:30:00' },
    ],
    ['closed, after the first of these', period, { ...nothing, earliest: from }, { says: 'orderNow' }],
    [
      'closed, with times from the opening on',
      period,
      { ...nothing, earliest: until },
      { says: 'preOrder', at: until },
    ],
    [
      'open, after an earlier order',
      { ...period, opensAt: null },
      { ...nothing, hasEarlierOrder: true },
      { says: 'orderAgain' },
    ],
    ['closed, after an earlier order', period, { ...nothing, hasEarlierOrder: true }, { says: 'preOrder', at: until }],
  ])('%s', (_when, at, known, expected) => {
    expect(closedButton(at, known)).toEqual(expected)
  })
})
