import { describe, expect, test } from 'vitest'

import { reservationsEnabled } from '#src/domain/venues/reservations-enabled.ts'
import { aServiceConfig, aVenue } from '#tests/support/builders.ts'

describe('reservationsEnabled', () => {
  const on = aServiceConfig({ type: 'reservation' })

  test.each([
    ['the switch is on', { reservations: { isActive: true } }, true],
    ['the switch is off, whatever the service says', { reservations: { isActive: false }, reservation: on }, false],
    ['the service is on and there is no switch', { reservation: on }, true],
    ['the service is off and there is no switch', { reservation: { ...on, isActive: false } }, false],
    ['there is neither', {}, false],
  ])('when %s: %# [HOME-05]', (_when, fields, expected) => {
    expect(reservationsEnabled(aVenue(fields))).toBe(expected)
  })
})
