import { describe, expect, test } from 'vitest'

import { openState } from '#src/domain/venues/open-state.ts'
import { fullAddress, shortAddress } from '#src/domain/venues/venue-address.ts'
import { aVenue, day, moment, time } from '#tests/support/builders.ts'

const shift = (weekday: number, from: string, to: string) => ({ weekday, shift: 'F1', from: time(from), to: time(to) })

// Friday 20 November 2026 is weekday 5.
const venue = aVenue({
  openingHours: [shift(5, '12:00', '15:00'), shift(5, '18:30', '01:00'), shift(1, '12:00', '00:00')],
})

describe('openState', () => {
  test.each([
    ['a minute before it opens', '2026-11-20 11:59:00', { isOpen: false, opensAt: '2026-11-20 12:00:00' }],
    ['as it opens', '2026-11-20 12:00:00', { isOpen: true, until: '15:00' }],
    ['a minute before it closes', '2026-11-20 14:59:00', { isOpen: true, until: '15:00' }],
    ['as it closes', '2026-11-20 15:00:00', { isOpen: false, opensAt: '2026-11-20 18:30:00' }],
    ['after midnight, in a shift of the day before', '2026-11-21 00:30:00', { isOpen: true, until: '01:00' }],
    ['after that shift', '2026-11-21 01:00:00', { isOpen: false, opensAt: '2026-11-23 12:00:00' }],
    ['before a midnight that ends the shift', '2026-11-23 23:59:00', { isOpen: true, until: '00:00' }],
  ])('%s', (_when, now, expected) => {
    expect(openState(venue, [], moment(now))).toEqual(expected)
  })

  test('is closed on every day of a closure', () => {
    const closure = { from: day('2026-11-20'), to: day('2026-11-23') }
    expect(openState(venue, [closure], moment('2026-11-20 13:00:00'))).toEqual({
      isOpen: false,
      opensAt: '2026-11-27 12:00:00',
    })
  })

  test('does not say an opening beyond two weeks', () => {
    const closure = { from: day('2026-11-01'), to: day('2026-12-31') }
    expect(openState(venue, [closure], moment('2026-11-20 13:00:00'))).toEqual({ isOpen: false, opensAt: null })
  })
})

describe('the address of a venue', () => {
  test.each([
    [{}, 'Via Roma 1, Milano', 'Via Roma 1, 20121 Milano (MI)'],
    [{ houseNumber: '' }, 'Via Roma, Milano', 'Via Roma, 20121 Milano (MI)'],
    [{ postcode: '', province: '' }, 'Via Roma 1, Milano', 'Via Roma 1, Milano'],
    [{ street: '', houseNumber: '', postcode: '', town: '', province: '' }, '', ''],
  ])('leaves out what is empty: %j [HOME-13]', (fields, short, full) => {
    const place = aVenue(fields)
    expect([shortAddress(place), fullAddress(place)]).toEqual([short, full])
  })
})
