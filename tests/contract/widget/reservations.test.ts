import { describe, expect, test } from 'vitest'

import { reservationQuery, reservationsQuery, sendReservation } from '#src/api/reservation-calls.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

const key = '0b8d7f3e-0c1c-4c5e-9a57-6f2b1c0d9e11'

const wish = {
  id: null,
  venueId: id<'Venue'>(21),
  name: 'Anna Rossi',
  phone: '+39 333 555 0199',
  contactEmail: 'anna@posta.example',
  notes: 'Seggiolone',
  people: 4,
  startsAt: moment('2025-03-15 20:30:00'),
  hasAcceptedPrivacy: true,
  device: 'site',
} as const
const shownDocuments = { f_privacy: 'https://service.example/documents/7/it/privacy/3' }

const reservation = {
  id: 5501,
  venueId: 21,
  status: 'refused',
  endReason: 'unanswered',
  people: 4,
  startsAt: '2025-03-15 20:30:00',
  name: 'Anna Rossi',
  phone: '+39 333 555 0199',
  email: 'anna.rossi@example.com',
  message: 'Tavolo in veranda.\nA presto!',
  otherMessage: 'Tavolo in veranda!',
  isConfirmed: true,
  chat: { id: 78, kind: 'reservation', subjectId: 5501, isEnabled: true, unreadCount: 2 },
}

describe('reservations', () => {
  test('are sent with their form’s key, without deposit [API-52, RESV-15, RESV-17]', async () => {
    const placed = await asks('reservations/reserve', (api) => sendReservation(api, { ...wish, shownDocuments }, key))
    expect(placed).toStrictEqual({ id: 5501, isConfirmed: true, token: null })
  })

  test('are sent again with id, mode and deposit [API-52]', async () => {
    const withDeposit = {
      ...wish,
      id: id<'Reservation'>(5501),
      token: 'g_770',
      paymentMode: 'card',
      deposit: price('10.50'),
    } as const
    const placed = await asks('reservations/reserve-deposit-guest', (api) => sendReservation(api, withDeposit, key))
    expect(placed).toStrictEqual({ id: 5501, isConfirmed: false, token: 'g_771' })
  })

  test('are listed with the messages counted [API-50]', async () => {
    const read = await asks('reservations/get_reserve_history', (api) => reservationsQuery(api, null))
    expect(read).toStrictEqual({ reservations: [reservation] })
  })

  test('are read one by one by id_prenotazione [API-51]', async () => {
    const read = await asks('reservations/get_reserve_details', (api) => reservationQuery(api, id(5501), null))
    expect(read).toStrictEqual({ reservation })
  })
})
