import { afterAll, describe, expect, test } from 'vitest'

import { signEmulatedToken } from '#demo/emulators/google/google-emulator.ts'
import { production } from '#server/editions/production.ts'
import { startPayment } from '#server/payments/find-payable.ts'
import { readEntity } from '#server/payments/paid-entity.ts'
import { providerOf } from '#server/payments/payment-deps.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { ProviderKeys } from '#server/settings/settings.ts'
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
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { login } from '#src/contract/sign-in.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const stripe: Partial<ProviderKeys> = {
  stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
}
const payPal: Partial<ProviderKeys> = {
  payPal: {
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'webhook',
    merchantId: 'MERCHANT12345',
    environment: 'sandbox',
  },
}
const google: Partial<ProviderKeys> = { googleClientIds: ['ours.apps.googleusercontent.com'] }

let service: TestService
/** Opened once for each set of keys: every test has a restaurant of its own. */
const opened = new Map<string, TestService>()
const open = async (keys: Partial<ProviderKeys>, isProduction = false) => {
  const name = JSON.stringify([keys, isProduction])
  const edition = isProduction ? { edition: production } : {}
  service =
    opened.get(name) ??
    (await openTestService({ keys: { ...defaultSettings.keys, ...keys }, ...edition, now: () => noon }))
  opened.set(name, service)
}
afterAll(async () => {
  for (const one of opened.values()) await one.close()
})

const venueId = id<'Venue'>(11)
/** First segments of the paths that belong to a stand-in or a provider. */
const outerRoutes = () => {
  const paths = service.app.routes.map(({ path }) => path.replace(/\{.*?\}/, ''))
  return [...new Set(paths.filter((path) => /^\/(emulators|webhooks|google)\b/.test(path)))].sort()
}
/** Any restaurant may have accounts of its own, whatever the environment holds. */
const ofAccounts = ['/webhooks/paypal/:account', '/webhooks/stripe/:account']
const offered = async () => {
  const { diner } = await aCounter(service)
  const asked = { orderType: 'takeAway', paymentModes: true, paymentCredentials: true, newsLimit: null } as const
  const { paymentModes } = await diner.api.call(getMixedInfo, { ...asked, venueId })
  const { hasCardPayments, settings } = await diner.api.call(getRestaurantInfo, {})
  return { kinds: paymentModes.map(({ kind }) => kind), hasCardPayments, googlePageUrl: settings.googlePageUrl }
}

describe('routes of stand-ins', () => {
  test('are served without any keys', async () => {
    await open({})
    expect(outerRoutes()).toEqual(
      expect.arrayContaining([
        '/emulators/paypal/orders',
        '/emulators/stripe/intents/confirm',
        '/google/:restaurant/token',
        '/webhooks/paypal',
        '/webhooks/stripe',
      ]),
    )
    expect(await offered()).toMatchObject({ kinds: ['cash', 'card', 'payPal'], hasCardPayments: true })
  })

  test.each([
    {
      title: 'the keys of Stripe',
      keys: stripe,
      routes: ['/webhooks/stripe'],
      kinds: ['cash', 'card'],
    },
    {
      title: 'the keys of PayPal',
      keys: payPal,
      routes: ['/webhooks/paypal'],
      kinds: ['cash', 'payPal'],
    },
    {
      title: 'both keys',
      keys: { ...stripe, ...payPal },
      routes: ['/webhooks/paypal', '/webhooks/stripe'],
      kinds: ['cash', 'card', 'payPal'],
    },
    { title: 'no keys in production', keys: {}, isProduction: true, routes: [], kinds: ['cash'] },
    {
      title: 'the keys of Google',
      keys: google,
      routes: ['/google/:restaurant', '/google/:restaurant/settings', '/google/page.css', '/google/page.js'],
      kinds: ['cash'],
      googlePageUrl: expect.any(String),
    },
  ])('do not exist with $title', async ({ keys, isProduction = false, routes, kinds, googlePageUrl = null }) => {
    await open(keys, isProduction)
    expect(outerRoutes()).toEqual([...routes, ...ofAccounts].sort())
    expect(await offered()).toEqual({ kinds, hasCardPayments: kinds.includes('card'), googlePageUrl })
    const { card, payPal: wallet } = service.payments.providers.ofEnvironment
    expect([card, wallet].filter((provider) => provider?.isEmulator)).toEqual([])
  })

  test.each([
    ['the keys of Stripe', stripe, false],
    ['no keys in production', {}, true],
  ])('leave no token of the emulated Google valid with %s', async (_case, keys, isProduction) => {
    await open(keys, isProduction)
    const { restaurantId } = await aCounter(service)
    const anna = { email: 'anna@example.com', firstName: 'Anna', lastName: 'Rossi' }
    const googleIdToken = await signEmulatedToken(anna, { db: service.db, nonce: `${restaurantId}.1`, nowMs: noon })
    const signIn = clientOf(service, restaurantId).call(login, { venueId: null, googleIdToken })
    expect(await statusOf(signIn)).toBe('GOOGLE_ERROR')
  })
})

describe('a way to pay whose provider has no keys', () => {
  test('takes no order or deposit beside real Stripe', async () => {
    await open(stripe)
    const counter = await aCounter(service)
    const { api } = counter.diner
    const pay = payer(service, counter)
    const order = await anOrder(api, { fields: { paymentMode: 'payPal', cashMeans: null } })
    expect(await statusOf(api.call(createOrder, order))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
    const { id: orderId } = await pay.order('card')
    expect(await statusOf(pay.execute(orderId, 'PP1'))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
    expect(await statusOf(api.call(getPayPalToken, { venueId }))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'pending' })
  })

  test('refuses each call about a card beside real PayPal', async () => {
    await open(payPal)
    const counter = await aCounter(service)
    const { api } = counter.diner
    const { id: orderId } = await payer(service, counter).order('payPal')
    const entity = { entityKind: 'order', entityId: id<'Order'>(orderId), token: null } as const
    const statuses = [
      api.call(getClientSecret, { venueId, ...entity }),
      api.call(notifyConfirmation, entity),
      api.call(getSetupSecret, { venueId }),
    ].map(statusOf)
    expect(new Set(await Promise.all(statuses))).toEqual(new Set(['PAYMENT_MODE_NOT_AVAILABLE']))
    expect(await api.call(getSavedCards, { venueId: null })).toEqual({ cards: [] })
  })

  test('leaves the payment page where its card can open it', async () => {
    await open(payPal)
    const { diner } = await aCounter(service)
    const asked = { paymentModes: true, paymentCredentials: true, orderType: 'takeAway', newsLimit: null } as const
    const { paymentModes } = await diner.api.call(getMixedInfo, { ...asked, venueId: id<'Venue'>(13) })
    expect(paymentModes.map(({ kind, credentials }) => [kind, credentials?.paymentPageUrl ?? null])).toEqual([
      ['cash', null],
      ['payPal', null],
    ])
  })
})

describe('a way to pay that the venue does not offer', () => {
  const offersOnly = (kind: 'card' | 'payPal') => ({
    paymentMode: { id: kind === 'card' ? 3 : 2, types: ['delivery' as const] },
  })

  test('is refused by each call about the order', async () => {
    await open({})
    const counter = await aCounter(service)
    const pay = payer(service, counter)
    const { id: first } = await pay.order('card')
    const { id: second } = await pay.order('payPal')
    const approved = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${first}` })
    await counter.change(offersOnly('card'))
    expect(await statusOf(pay.execute(first, approved))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
    await service.sweep()
    expect(await counter.read(first)).toMatchObject({ paymentStatus: 'pending' })
    expect(await pay.money()).toBe(0)
    await counter.change({ paymentMode: { id: 3, types: [] } })
    await counter.change(offersOnly('payPal'))
    expect(await statusOf(pay.secret(second))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
    expect(await statusOf(pay.notify(second))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
  })

  test('still counts when begun while offered', async () => {
    await open({})
    const counter = await aCounter(service)
    const pay = payer(service, counter)
    const { id: byCard } = await pay.order('card')
    const secret = await pay.secret(byCard)
    expect(await pay.confirm(secret, await pay.method())).toBe('succeeded')
    await counter.change(offersOnly('payPal'))
    expect(await statusOf(pay.notify(byCard))).toBe('accepted')

    await counter.change({ paymentMode: { id: 2, types: [] } })
    const { id: byPayPal } = await pay.order('payPal')
    const nonce = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${byPayPal}` })
    // As when the process ends right after the money was held.
    const entity = await readEntity(
      service.payments,
      { restaurantId: counter.restaurantId, kind: 'order', id: byPayPal },
      'look',
    )
    if (!entity) throw new Error('The order is there.')
    await startPayment(service.payments, entity, { ref: nonce, provider: 'payPal', paymentAccountId: null })
    await (await providerOf(service.payments, 'payPal', null)).authorize(nonce, 'here')
    await counter.change(offersOnly('card'))
    expect(await statusOf(pay.execute(byPayPal, nonce))).toBe('accepted')
    expect(await counter.read(byPayPal)).toMatchObject({ paymentStatus: 'paid', paymentMode: 'payPal' })
  })

  test('pays no deposit: restaurant 2 takes cards, not PayPal', async () => {
    await open({})
    const counter = await aCounter(service, { like: 2 })
    const { diner } = counter
    const atStella = { venueId: id<'Venue'>(21) }
    const { id: reservationId } = await diner.api.call(reserve, {
      ...aTable,
      ...atStella,
      people: 2,
      deposit: price('10.00'),
      paymentMode: 'card',
    })
    const customId = `PRENOTAZIONE-${reservationId}`
    const entity = { entityKind: 'reservation', entityId: id<'Reservation'>(reservationId), token: null } as const
    const pay = payer(service, { ...counter, venueId: 21 })
    const nonce = await pay.payPalOrder({ value: '10.00', customId })
    expect(await statusOf(diner.api.call(executePayPal, { ...atStella, ...entity, payPalOrderId: nonce }))).toBe(
      'PAYMENT_MODE_NOT_AVAILABLE',
    )
    expect(await statusOf(diner.api.call(getPayPalToken, atStella))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
    expect(await pay.money()).toBe(0)
  })
})
