import { expect, test } from 'vitest'

import { periodFault, periodOf } from '#desk/rooms/numbers/period.ts'
import type { LocalDate } from '#src/contract/values.ts'

test.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  // A Sunday, and a Monday.
  ['thisWeek', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['thisWeek', '2026-03-02', '2026-03-02', '2026-03-02'],
  ['last7', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['last30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
] as const)('%s on %s is %s to %s [NUM-06]', (preset, today, from, to) => {
  expect(periodOf(preset, today as LocalDate)).toEqual({ from, to })
})

test.each([
  ['2026-03-10', '2026-03-10', null],
  ['2026-03-10', '2026-03-09', 'ends-before'],
  ['2026-03-10', '', 'no-date'],
  ['2025-03-10', '2026-03-10', null],
  ['2025-03-10', '2026-03-11', 'too-long'],
])('%s to %s: %s [NUM-06]', (from, to, fault) => {
  expect(periodFault(from, to)).toBe(fault)
})
