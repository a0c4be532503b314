import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import {
  executePayPal,
  getClientSecret,
  getPayPalToken,
  getSavedCards,
  getSetupSecret,
  notifyConfirmation,
} from '#src/contract/pay.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, anOrder, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const refusal = 'PAYMENT_MODE_NOT_AVAILABLE'
const venueId = id<'Venue'>(11)

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeEach(async () => {
  service = await startService({ now: noon })
  counter = await aCounter(service)
  pay = payer(service, counter)
})

/** From now on the restaurant takes cash only, whatever the providers could do. */
async function offersCashOnly() {
  const { restaurantId } = counter
  const isOnline = and(eq(paymentModes.restaurantId, restaurantId), ne(paymentModes.kind, 'cash'))
  await service.db.delete(paymentModes).where(isOnline)
}

describe('at a venue that takes cash only', () => {
  test.each(['card', 'payPal'] as const)('no order is taken to be paid by %s', async (paymentMode) => {
    await offersCashOnly()
    const order = await anOrder(counter.diner.api, { fields: { paymentMode, cashMeans: null } })
    expect(await statusOf(counter.diner.api.call(createOrder, order))).toBe(refusal)
  })

  test('no card payment is begun', async () => {
    const { id: orderId } = await pay.order('card')
    await offersCashOnly()
    expect(await statusOf(pay.secret(orderId))).toBe(refusal)
  })

  test('no card payment is confirmed that was never begun', async () => {
    const { id: orderId } = await pay.order('card')
    await offersCashOnly()
    expect(await statusOf(pay.notify(orderId))).toBe(refusal)
  })

  test('no PayPal order is executed', async () => {
    const { id: orderId } = await pay.order('payPal')
    const nonce = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
    await offersCashOnly()
    expect(await statusOf(pay.execute(orderId, nonce))).toBe(refusal)
    expect(await pay.money()).toBe(0)
  })

  test('PayPal’s buttons get no token', async () => {
    await offersCashOnly()
    expect(await statusOf(counter.diner.api.call(getPayPalToken, { venueId }))).toBe(refusal)
  })

  test('no card is kept', async () => {
    await offersCashOnly()
    expect(await statusOf(counter.diner.api.call(getSetupSecret, { venueId }))).toBe(refusal)
  })

  test('a saved card is not offered, only shown and deleted', async () => {
    const { api } = counter.diner
    const { clientSecret } = await api.call(getSetupSecret, { venueId })
    expect(await pay.confirm(clientSecret, await pay.method())).toBe('succeeded')
    await offersCashOnly()
    expect((await api.call(getSavedCards, { venueId })).cards).toEqual([])
    expect((await api.call(getSavedCards, { venueId: null })).cards).toHaveLength(1)
  })

  test('PayPal’s webhook pays nothing and takes no money', async () => {
    const { id: orderId } = await pay.order('payPal')
    await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
    await offersCashOnly()
    expect(await statusOf(pay.startPayPal(orderId))).toBe(refusal)
    await service.sweep()
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'pending' })
    expect(await pay.money()).toBe(0)
  })

  test.each([
    ['secret', {}],
    ['confirm', {}],
    ['paypal', { nonce: 'PP1' }],
  ])('the payment page refuses %s', async (call, more) => {
    const { id: orderId } = await pay.order('card')
    const token = await pay.secret(orderId)
    const ask = async (extra: object) => {
      const body = { entita_tipo: 'ORDINE', entita_id: String(orderId), token, return_url: null, language: 'en' }
      const init = { method: 'POST', body: JSON.stringify({ ...body, ...extra }) }
      const response = await service.fetch(`https://service.example/pay/api/${call}`, init)
      return response.status
    }
    await offersCashOnly()
    expect(await ask(more)).toBe(409)
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'pending' })
  })
})

describe('a deposit at a venue that takes cards, not PayPal', () => {
  const stella = id<'Venue'>(21)
  async function reservation(paymentMode: 'card' | 'payPal') {
    counter = await aCounter(service, { like: 2 })
    return counter.diner.api.call(reserve, {
      ...aTable,
      venueId: stella,
      people: 2,
      deposit: price('10.00'),
      paymentMode,
    })
  }
  const entityOf = (reservationId: number) =>
    ({ entityKind: 'reservation', entityId: id<'Reservation'>(reservationId), token: null }) as const

  test('is not booked with PayPal', async () => {
    expect(await statusOf(reservation('payPal'))).toBe(refusal)
  })

  test('is not paid with PayPal', async () => {
    const { id: reservationId } = await reservation('card')
    const ofDeposit = payer(service, { ...counter, venueId: 21 })
    const payPalOrderId = await ofDeposit.payPalOrder({ value: '10.00', customId: `PRENOTAZIONE-${reservationId}` })
    const request = { venueId: stella, ...entityOf(reservationId), payPalOrderId }
    expect(await statusOf(counter.diner.api.call(executePayPal, request))).toBe(refusal)
    await service.sweep()
    expect(await ofDeposit.money()).toBe(0)
  })

  test('is paid by no card once the venue takes none', async () => {
    const { id: reservationId } = await reservation('card')
    const { api } = counter.diner
    await offersCashOnly()
    const entity = entityOf(reservationId)
    expect(await statusOf(api.call(getClientSecret, { venueId: stella, ...entity }))).toBe(refusal)
    expect(await statusOf(api.call(notifyConfirmation, entity))).toBe(refusal)
  })
})
