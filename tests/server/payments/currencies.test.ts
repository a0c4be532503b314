import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { amountIssue } from '#demo/emulators/paypal/amount-issue.ts'
import { chargeFault } from '#demo/emulators/stripe/charge-fault.ts'
import { warnOfUnpayable } from '#server/payments/unpayable-modes.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { createStripeProvider } from '#server/providers/stripe/stripe-provider.ts'
import { createOrder } from '#src/contract/order.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, anOrder, noon, refusalOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { recordedNetwork } from '#tests/server/support/provider-network.ts'
import { id, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

/** Venue 11 takes this currency from now on. */
async function takes(currencyCode: string) {
  const { restaurantId } = counter
  const isThere = and(eq(venues.restaurantId, restaurantId), eq(venues.id, id<'Venue'>(11)))
  await service.db.update(venues).set({ currencyCode }).where(isThere)
}

/** One tiramisù of 5.50. */
async function ordered(paymentMode: 'card' | 'payPal') {
  const order = await anOrder(counter.diner.api, { fields: { paymentMode, cashMeans: null } })
  return refusalOf(counter.diner.api.call(createOrder, order))
}

async function offered() {
  const asked = { venueId: id<'Venue'>(11), orderType: 'takeAway', paymentModes: true, newsLimit: null } as const
  const { paymentModes } = await counter.diner.api.call(getMixedInfo, asked)
  return paymentModes.map(({ kind }) => kind)
}

describe('a venue in another currency', () => {
  test('names its own, and the desk writes it [PRICE-46]', async () => {
    await takes('CHF')
    const { currencies } = await counter.diner.api.call(getRestaurantInfo, {})
    expect(currencies.find(({ code }) => code === 'CHF')).toMatchObject({ symbol: 'CHF' })
    await counter.place()
    const { orders } = await deskOf(service, counter.restaurantId).read<{ orders: object[] }>('orders')
    expect(orders[0]).toMatchObject({ venue: { id: 11, currency: 'CHF' }, totalCents: 550 })
  })

  test.each([
    ['CZK', 'card', 'PAYMENT_TOO_SMALL', 'Online payments begin at 15,00\u00A0Kč. Choose another way to pay.'],
    ['HUF', 'card', 'PAYMENT_TOO_SMALL', 'Online payments begin at 175,00\u00A0Ft. Choose another way to pay.'],
    ['HUF', 'payPal', 'PAYMENT_MODE_NOT_AVAILABLE', 'This way of paying is not available.'],
    ['ISK', 'card', 'PAYMENT_MODE_NOT_AVAILABLE', 'This way of paying is not available.'],
  ] as const)('in %s refuses 5.50 by %s with %s [PAY-34, BAPI-41]', async (currency, mode, status, message) => {
    await takes(currency)
    expect(await ordered(mode)).toMatchObject({ status, messages: [message] })
  })

  test.each([
    ['CHF', ['cash', 'card', 'payPal']],
    ['RON', ['cash', 'card']],
    ['IRR', ['cash']],
  ])('in %s offers %j [PAY-36]', async (currency, kinds) => {
    await takes(currency)
    expect([...(await offered())].sort()).toEqual([...kinds].sort())
  })

  test('is told which ways it cannot offer [PAY-36]', async () => {
    await takes('RON')
    const said: LogEntry[] = []
    await warnOfUnpayable({ ...service.payments, log: (entry) => said.push(entry) })
    const { restaurantId } = counter
    const found = { restaurantId, venueId: 11, currency: 'RON', mode: 'payPal', reason: 'currency' }
    expect(said.filter((entry) => entry.restaurantId === restaurantId)).toEqual([
      { event: 'payment-mode-not-offered', level: 'warn', ...found },
    ])
    const { venues: shown } = await deskOf(service, restaurantId).read<{
      venues: { id: number; warnings: string[] }[]
    }>('settings')
    expect(shown.find((venue) => venue.id === 11)?.warnings).toEqual([
      'PayPal cannot be used here: the payment provider does not take RON. Diners are not offered it.',
    ])
  })

  test('is paid by card in that currency [PAY-33]', async () => {
    await takes('CHF')
    const pay = payer(service, counter)
    const { id: orderId } = await pay.order('card')
    expect(await pay.byCard(orderId)).toBe('succeeded')
    await pay.notify(orderId)
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'paid', total: 550 })
  })
})

describe('the emulators refuse what the providers refuse', () => {
  test.each([
    [49, 'EUR', 'amount_too_small'],
    [50, 'EUR', null],
    [100_000_000, 'EUR', 'amount_too_large'],
    [79, 'JPY', 'amount_too_small'],
    [80, 'JPY', null],
    [12.5, 'JPY', 'parameter_invalid_integer'],
    [1250, 'ISK', 'invalid_amount'],
    [1300, 'ISK', null],
    [2355, 'KWD', 'invalid_amount'],
    [500, 'XXX', 'invalid_currency'],
  ])('%d smallest units of %s: %s [PAY-34]', (units, currency, fault) => {
    expect(chargeFault(units, currency)).toBe(fault)
  })

  test.each([
    ['12.50', 'EUR', null],
    ['0.00', 'EUR', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['12.505', 'EUR', 'DECIMAL_PRECISION'],
    ['1250.00', 'JPY', 'DECIMALS_NOT_SUPPORTED'],
    ['1250', 'HUF', null],
    ['8000.01', 'EUR', 'MAX_VALUE_EXCEEDED'],
    ['12.00', 'RON', 'INVALID_CURRENCY_CODE'],
  ])('%s %s at PayPal: %s [PAY-34]', (value, currency, issue) => {
    expect(amountIssue(value, currency)).toBe(issue)
  })
})

test('Stripe itself is sent, and answers, its own units [PAY-33]', async () => {
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  const intent = { id: 'pi_1', object: 'payment_intent', client_secret: 's', status: 'succeeded', metadata: {} }
  const network = recordedNetwork({
    'POST /v1/payment_intents': { body: { ...intent, amount: 1250, currency: 'jpy' } },
  })
  const card = await createStripeProvider(keys, network.fetch)
  const reference = { installation: 'i', restaurantId: 7 as Id<'Restaurant'>, kind: 'order', id: 1 } as const
  const paid = { amount: price('1250.00'), currency: 'JPY' }
  const made = await card.createIntent({ ...paid, customer: null, key: 'k', reference })
  expect(network.fieldsOf('/v1/payment_intents')).toMatchObject({ amount: '1250', currency: 'jpy' })
  expect(made).toMatchObject({ amount: price('1250.00'), currency: 'JPY' })
})
