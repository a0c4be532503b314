import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { aCounter, noon } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { wireOf } from '#tests/support/wire-service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
let at: ReturnType<typeof wireOf>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
  pay = payer(service, counter)
  at = wireOf(service, { restaurantId: counter.restaurantId, venueId: 11, who: counter.diner })
})

describe('the service', () => {
  test('takes a payment by card by its wire names [API-34, BAPI-24, BAPI-25]', async () => {
    const { id: entita_id } = await pay.order('card')
    const notYet = await at.isRefused('payments/notify-confirmation', { entita_id })
    expect(notYet).toMatchObject({ status: 'PAYMENT_NOT_CONFIRMED' })
    const { client_secret } = await at.send('payments/get-client-secret', { entita_id })
    expect(await pay.confirm(String(client_secret), await pay.method())).toBe('succeeded')
    expect(await at.send('payments/notify-confirmation', { entita_id })).toEqual({})
    expect(await counter.read(entita_id)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('takes a payment by PayPal by its wire names [API-38, API-39, BAPI-26, BAPI-27]', async () => {
    expect(await at.send('payments/get-client-token')).toEqual({ client_token: 'comanda-emulator-token' })
    const { id: entita_id } = await pay.order('payPal')
    const nonce = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${entita_id}` })
    expect(await at.send('payments/execute-transaction', { entita_id, nonce })).toEqual({})
    expect(await counter.read(entita_id)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('keeps, lists and deletes cards by their wire names [API-35, API-36, API-37, BAPI-14]', async () => {
    const { client_secret } = await at.send('payments/get-setup-intent-client-secret')
    expect(await pay.confirm(String(client_secret), await pay.method())).toBe('succeeded')
    const { methods } = await at.send('payments/get-payment-methods')
    expect(methods).toEqual([
      {
        id: expect.stringMatching(/^pm_/),
        locali: [{ id: 11 }],
        data: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expired: 0 },
      },
    ])
    const [card] = methods as [{ id: string }]
    expect(await at.send('payments/detach-payment-method', { id: card.id })).toEqual({})
    expect(await at.send('payments/get-payment-methods')).toEqual({ methods: [] })
  })

  test('takes a guest’s deposit by PayPal with the token', async () => {
    const deposits = [{ id: id<'Deposit'>(1), price: price('10.00') }]
    const restaurantId = await service.newRestaurant({ type: 'reservation', service: { deposits } })
    const guest = wireOf(service, { restaurantId, venueId: 11 })
    const reservation = await guest.send('reservations/reserve-deposit-guest', {
      id: null,
      data_ora_prenotazione: '2026-03-10 20:00:00',
      modalita_pagamento: 'PAYPAL',
      acconto_prezzo: 10,
    })
    const entity = { entita_id: reservation.id, token: reservation.token }
    const nonce = await pay.payPalOrder({ value: '10.00', customId: `PRENOTAZIONE-${String(reservation.id)}` })
    const wrong = { ...entity, nonce, token: 'g_772' }
    expect(await guest.isRefused('payments/execute-transaction-guest', wrong)).toMatchObject({
      status: 'ENTITY_NOT_FOUND',
    })
    const made = await guest.send('payments/start-transaction', { entita_tipo: 'PRENOTAZIONE', ...entity })
    expect(made).toEqual({ nonce: expect.stringMatching(/^[0-9A-F]{17}$/) })
    expect(await guest.send('payments/execute-transaction-guest', { ...entity, nonce })).toEqual({})
  })
})
