import { describe, expect, test } from 'vitest'

import type { PaymentMode } from '#src/contract/payment.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import { bookableDays } from '#src/domain/reservations/bookable-days.ts'
import { depositChoices, firstDeposit, payableDeposits, paysDeposit } from '#src/domain/reservations/deposits.ts'
import { checkReservation } from '#src/domain/reservations/reservation-form.ts'
import { reservationRequest } from '#src/domain/reservations/reservation-request.ts'
import { mayBeCancelled, restaurantMessage } from '#src/domain/reservations/reservation-state.ts'
import { day, id, moment, price, time } from '#tests/support/builders.ts'

const form = {
  people: 4,
  date: day('2026-11-21'),
  time: time('20:30'),
  name: ' Anna Rossi ',
  phone: '+39 333 555 0199',
  email: 'anna.rossi@example.com',
  notes: ' ',
}

describe('checkReservation', () => {
  test.each([
    ['nothing', {}, []],
    ['the day and the time', { date: null, time: null }, ['date required', 'time required']],
    ['a blank name', { name: ' ' }, ['name required']],
    ['the phone', { phone: '' }, ['phone required']],
    ['half a phone', { phone: '33312' }, ['phone invalid']],
    ['the address', { email: '' }, ['email required']],
    ['half an address', { email: 'anna@' }, ['email invalid']],
  ])('finds %s missing [RESV-09]', (_what, change, expected) => {
    expect(checkReservation({ ...form, ...change }).map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected)
  })
})

describe('reservationRequest', () => {
  test('has date, start and seconds, no deposit without one [RESV-15..18]', () => {
    const shownDocuments = { f_privacy: 'https://service.example/documents/2/en/privacy/1' }
    expect(reservationRequest(form, { id: null, venueId: id(21), paidAhead: null, shownDocuments })).toEqual({
      id: null,
      venueId: 21,
      name: 'Anna Rossi',
      phone: '+39 333 555 0199',
      contactEmail: 'anna.rossi@example.com',
      notes: null,
      people: 4,
      startsAt: '2026-11-21 20:30:00',
      hasAcceptedPrivacy: true,
      shownDocuments,
      device: 'site',
    })
  })

  test('names deposit, way to pay and earlier attempt [RESV-17, RESV-19]', () => {
    const paidAhead = { deposit: price('10.00'), paymentMode: 'card' } as const
    expect(reservationRequest(form, { id: id(5501), venueId: id(21), paidAhead, shownDocuments: {} })).toMatchObject({
      id: 5501,
      deposit: 1000,
      paymentMode: 'card',
    })
  })
})

describe('depositChoices', () => {
  const deposits = [
    { id: id<'Deposit'>(2), price: price('20.00') },
    { id: id<'Deposit'>(1), price: price('10.00') },
  ]

  test('are the venue’s, ascending, only where offered [RESV-11]', () => {
    expect(depositChoices({ offersDeposits: true, deposits }).map((one) => one.price)).toEqual([1000, 2000])
    expect(depositChoices({ offersDeposits: false, deposits })).toEqual([])
  })

  test('begin with the only one where it is required [RESV-43]', () => {
    const [first] = deposits
    expect(firstDeposit(deposits.slice(0, 1), true)).toBe(first)
    expect(firstDeposit(deposits.slice(0, 1), false)).toBeNull()
    expect(firstDeposit(deposits, true)).toBeNull()
    expect(firstDeposit([], true)).toBeNull()
  })

  test.each([
    ['a card', ['card', { publishableKey: 'pk' }], [50]],
    ['PayPal', ['payPal', { clientId: 'sb' }], [49, 50]],
    ['a card without keys', ['card', {}], []],
    ['a page elsewhere', ['card', { paymentPageUrl: 'https://pay.example' }], []],
    ['cash', ['cash', {}], []],
  ] as const)('are those that %s can take [RESV-44]', (_what, [kind, credentials], expected) => {
    const small = [price('0.49'), price('0.50')].map((amount) => ({ id: id<'Deposit'>(amount), price: amount }))
    const none = { publishableKey: null, clientId: null, environment: null, sdkBaseUrl: null, paymentPageUrl: null }
    const mode = { kind, credentials: { ...none, ...credentials } } as unknown as PaymentMode
    expect(payableDeposits(small, [mode], 'EUR').map((each) => each.price)).toEqual(expected)
  })
})

describe('paysDeposit', () => {
  const none = { publishableKey: null, clientId: null, environment: null, sdkBaseUrl: null, paymentPageUrl: null }
  const option = (kind: 'card' | 'payPal', credentials: object) =>
    ({ kind, mode: { kind, credentials: { ...none, ...credentials } } }) as unknown as PaymentOption

  test.each([
    ['a card', option('card', { publishableKey: 'pk' }), true],
    ['PayPal', option('payPal', { clientId: 'sb' }), true],
    ['cash', { kind: 'cash' } as PaymentOption, false],
    ['a page elsewhere', option('card', { paymentPageUrl: 'https://pay.example' }), false],
  ])('says whether %s does [RESV-12]', (_what, one, expected) => {
    expect(paysDeposit(one)).toBe(expected)
  })
})

describe('bookableDays', () => {
  const slot = (from: string) => ({
    from: time(from),
    to: null,
    timetableId: id<'Timetable'>(116),
    menuId: null,
    deliveryCityIds: [],
  })
  const today = { date: day('2026-11-20'), weekday: 5, day: 20, month: 11 }

  test('keep the times from now on, empty days included [RESV-05, RESV-08]', () => {
    const days = [{ ...today, slots: [slot('12:00'), slot('12:30')] }]
    const from = (now: string) => bookableDays(days, moment(now)).flatMap(({ slots }) => slots.map((one) => one.from))
    expect(from('2026-11-20 12:00:59')).toEqual(['12:00', '12:30'])
    expect(from('2026-11-20 12:01:00')).toEqual(['12:30'])
    expect(bookableDays(days, moment('2026-11-20 12:31:00'))).toEqual([])
    expect(bookableDays([{ ...today, slots: null }], moment('2026-11-20 12:00:00'))).toEqual([])
  })
})

describe('a reservation read back', () => {
  test.each([
    ['new', true],
    ['waiting', true],
    ['confirmed', true],
    ['other', true],
    ['refused', false],
    ['cancelled', false],
  ] as const)('may be cancelled while %s: %s [RESV-33]', (status, expected) => {
    expect(mayBeCancelled({ status })).toBe(expected)
  })

  test('says what the restaurant says, under either name [RESV-32]', () => {
    expect(restaurantMessage({ message: 'A', otherMessage: 'B' })).toBe('A')
    expect(restaurantMessage({ message: ' ', otherMessage: 'B' })).toBe('B')
    expect(restaurantMessage({ message: null, otherMessage: null })).toBeNull()
  })

  test('shows the message without tags and entities [RESV-32]', () => {
    expect(
      restaurantMessage({ message: '<p>Table <b>7</b></p>by the window &amp; the stove', otherMessage: null }),
    ).toBe('Table 7\nby the window & the stove')
    expect(restaurantMessage({ message: '<p> </p>', otherMessage: 'B' })).toBe('B')
  })
})
