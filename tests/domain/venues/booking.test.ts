import { describe, expect, test } from 'vitest'

import { bookingAt } from '#src/domain/venues/booking.ts'
import { aServiceConfig, aVenue } from '#tests/support/builders.ts'

const on = { reservation: aServiceConfig({ type: 'reservation' }) }
const form = { kind: 'form' }

describe('bookingAt', () => {
  test.each([
    ['in the form', on, form],
    ['nowhere without reservations', {}, null],
    ['nowhere, whatever page there is', { externalReservationUrl: 'https://book.example/stella' }, null],
    ['nowhere, when the switch is off', { ...on, reservations: { isActive: false } }, null],
    [
      'on the page of the venue',
      { ...on, externalReservationUrl: ' https://book.example/stella ' },
      { kind: 'page', url: 'https://book.example/stella' },
    ],
    ['in the form, when the page is empty', { ...on, externalReservationUrl: ' ' }, form],
    ['in the form, when the address is none of a page', { ...on, externalReservationUrl: 'javascript:alert(1)' }, form],
  ])('is %s [HOME-03, HOME-04, HOME-05, SHELL-24]', (_where, venue, booking) => {
    expect(bookingAt(aVenue(venue))).toEqual(booking)
  })
})
