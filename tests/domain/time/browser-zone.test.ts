import { afterEach, describe, expect, test } from 'vitest'

import { instantOf } from '#src/domain/time/instant.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { moment } from '#tests/support/builders.ts'

const hourMs = 3_600_000

const browserZone = process.env.TZ

afterEach(() => {
  if (browserZone === undefined) delete process.env.TZ
  else process.env.TZ = browserZone
})

describe('wallClock', () => {
  test.each([
    ['UTC', '2026-03-29'],
    ['Europe/Rome', '2026-03-29'],
    ['Europe/London', '2026-03-29'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['Pacific/Auckland', '2026-04-05'],
  ])('is the same in %s around its change on %s [BCONST-06]', (zone, change) => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    for (
      let instant = Date.parse(change) - 30 * hourMs;
      instant < Date.parse(change) + 54 * hourMs;
      instant += hourMs / 2
    ) {
      const inRome = new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' })
      expect(wallClock(instant, 'Europe/Rome')).toBe(inRome)
      expect(instantOf(wallClock(instant, 'Europe/Rome'), 'Europe/Rome')).toBe(instant)
    }
  })

  test('shows 20:00 for 2025-05-31 20:00:00 in any browser zone [BCONST-06]', () => {
    for (const zone of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
      process.env.TZ = zone
      expect(timeOf(moment('2025-05-31 20:00:00'))).toBe('20:00')
      expect(wallClock(instantOf(moment('2025-05-31 20:00:00'), 'Europe/Rome'), 'Europe/Rome')).toBe(
        '2025-05-31 20:00:00',
      )
    }
  })
})
