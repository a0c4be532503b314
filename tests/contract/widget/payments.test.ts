import { describe, expect, test } from 'vitest'

import {
  clientSecret,
  confirmPayPal,
  forgetCard,
  newPayPalOrder,
  notifyPaid,
  payPalTokenQuery,
  savedCardsQuery,
  setupSecret,
} from '#src/api/payment-calls.ts'
import { id } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

const venueId = id<'Venue'>(21)
const order = { kind: 'order', id: id<'Order'>(10_057), venueId, token: null } as const
const guestsReservation = { kind: 'reservation', id: id<'Reservation'>(5501), venueId, token: 'g_771' } as const
const card = {
  id: 'pm_77',
  venues: [{ id: 21 }],
  card: { brand: 'visa', last4: '4242', expiryMonth: 11, expiryYear: 2031, isExpired: true },
}

describe('payments', () => {
  test('asks for the intent of an order or guest [API-34, BAPI-24]', async () => {
    expect(await asks('payments/get-client-secret', (api) => clientSecret(api, order))).toBe('pi_1_secret_2')
    const asGuest = asks('payments/get-client-secret-guest', (api) => clientSecret(api, guestsReservation))
    expect(await asGuest).toBe('pi_1_secret_2')
  })

  test('reports a card payment by kind and id [BAPI-25]', async () => {
    expect(await asks('payments/notify-confirmation', (api) => notifyPaid(api, order))).toStrictEqual({})
  })

  test('saved cards are read by their wire names [API-35, BAPI-14]', async () => {
    const read = await asks('payments/get-payment-methods', (api) => savedCardsQuery(api, venueId))
    expect(read).toStrictEqual({ cards: [card] })
  })

  test('stores a card for a venue and detaches it [API-36, API-37]', async () => {
    const secret = await asks('payments/get-setup-intent-client-secret', (api) => setupSecret(api, venueId))
    expect(secret).toBe('seti_1_secret_2')
    const saved = { ...card, venues: [{ id: id<'Venue'>(21) }] }
    const detached = await asks('payments/detach-payment-method', (api) => forgetCard(api, saved, id(22)))
    expect(detached).toStrictEqual({})
  })

  test("PayPal's token is asked for before anything is ordered [API-38, BAPI-26]", async () => {
    const read = await asks('payments/get-client-token', (api) => payPalTokenQuery(api, venueId))
    expect(read).toStrictEqual({ clientToken: 'A21_token' })
  })

  test('what was approved at PayPal is sent as nonce [API-39, BAPI-27]', async () => {
    const nonce = '5O190127TN364715T'
    expect(await asks('payments/start-transaction', (api) => newPayPalOrder(api, order))).toBe(nonce)
    expect(await asks('payments/execute-transaction', (api) => confirmPayPal(api, order, nonce))).toStrictEqual({})
    const asGuest = asks('payments/execute-transaction-guest', (api) => confirmPayPal(api, guestsReservation, nonce))
    expect(await asGuest).toStrictEqual({})
  })
})
