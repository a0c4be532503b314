import { describe, expect, test } from 'vitest'

import { momentNear } from '#demo/server/staff/browser/format.js'

describe('a time typed for an order', () => {
  test.each([
    ['2026-03-10 19:30:00', '19:50', '2026-03-10 19:50:00'],
    ['2026-03-10 19:30:00', '18:00', '2026-03-10 18:00:00'],
    ['2026-03-10 23:45:00', '00:20', '2026-03-11 00:20:00'],
    ['2026-03-11 00:15:00', '23:50', '2026-03-10 23:50:00'],
    ['2026-12-31 23:45:00', '00:10', '2027-01-01 00:10:00'],
  ])('is the nearest to its slot of %s: %s', (slot, typed, expected) => {
    expect(momentNear(slot, typed)).toBe(expected)
  })
})
