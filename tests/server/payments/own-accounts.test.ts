import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signEmulatedWebhook } from '#demo/emulators/paypal/webhook.ts'
import { emulatedKey, emulatedWebhookSecret } from '#demo/emulators/stripe/stripe-emulator.ts'
import { payPalOrders, stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { detachCard, getSavedCards, getSetupSecret } from '#src/contract/pay.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, noon, statusOf } from '#tests/server/support/diner.ts'
import { anAccount } from '#tests/server/support/own-account.ts'
import { payer } from '#tests/server/support/payer.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { id } from '#tests/support/builders.ts'

const programs = postgresPrograms()
const venueId = id<'Venue'>(11)

/** What a browser is given to start the scripts of both providers. */
async function credentialsAt({ diner }: Pick<Awaited<ReturnType<typeof aCounter>>, 'diner'>, venue = venueId) {
  const asked = { orderType: 'takeAway', paymentModes: true, paymentCredentials: true, newsLimit: null } as const
  const { paymentModes } = await diner.api.call(getMixedInfo, { ...asked, venueId: venue })
  const of = (kind: string) => paymentModes.find((mode) => mode.kind === kind)?.credentials
  return { publishableKey: of('card')?.publishableKey, clientId: of('payPal')?.clientId }
}

describe.skipIf(programs === null)('two restaurants with accounts of their own', { timeout: 120_000 }, () => {
  let both: TwoServices
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '')
  }, 120_000)
  afterAll(() => both.stop())

  /** A restaurant with an account for each way to pay, and a diner who pays with its keys. */
  async function aRestaurant() {
    const { one } = both
    const counter = await aCounter(one)
    const { restaurantId } = counter
    const card = await anAccount(one, { restaurantId, kind: 'stripe' })
    const payPal = await anAccount(one, { restaurantId, kind: 'payPal' })
    const { publishableKey = '' } = card.publicPart
    const { clientId = '', merchantId = '' } = payPal.publicPart
    return {
      ...counter,
      card,
      payPal,
      keys: { publishableKey, clientId, merchantId },
      pay: payer(one, { ...counter, publishableKey, clientId }),
      credentials: (venue = venueId) => credentialsAt(counter, venue),
      begun: () => one.db.select().from(payments).where(eq(payments.restaurantId, restaurantId)),
    }
  }
  type Restaurant = Awaited<ReturnType<typeof aRestaurant>>

  const intents = (account: string) =>
    both.one.db.select().from(stripeIntents).where(eq(stripeIntents.account, account))
  const intentOf = async ({ begun }: Restaurant) => (await begun()).map(({ ref }) => ref)[0] ?? ''
  const sweep = async () => {
    await both.one.sweep()
    await both.other.sweep()
  }

  test('show browsers the keys of their own [PAY-37]', async () => {
    const [gino, rita] = [await aRestaurant(), await aRestaurant()]
    for (const { credentials, keys } of [gino, rita])
      expect(await credentials()).toEqual({ publishableKey: keys.publishableKey, clientId: keys.clientId })
    expect(await credentialsAt(await aCounter(both.one))).toEqual({
      publishableKey: emulatedKey,
      clientId: 'comanda-emulator',
    })
    const own = await anAccount(both.one, { restaurantId: gino.restaurantId, kind: 'stripe', venueId })
    expect((await gino.credentials()).publishableKey).toBe(own.publicPart.publishableKey)
    expect((await gino.credentials(id<'Venue'>(12))).publishableKey).toBe(gino.keys.publishableKey)
  })

  test('are paid by card at their own account [PAY-37]', async () => {
    const [gino, rita] = [await aRestaurant(), await aRestaurant()]
    const { id: orderId, total } = await gino.pay.order('card')
    const secret = await gino.pay.secret(orderId)
    expect(await rita.pay.confirm(secret, await rita.pay.method())).toBe('resource_missing')
    expect(await gino.pay.confirm(secret, await rita.pay.method())).toBe('resource_missing')
    expect(await gino.pay.confirm(secret, await gino.pay.method())).toBe('succeeded')
    expect(await statusOf(gino.pay.notify(orderId))).toBe('accepted')
    expect(await gino.begun()).toMatchObject([{ status: 'paid', paymentAccountId: gino.card.id }])
    expect(await intents(gino.keys.publishableKey)).toMatchObject([{ amount: total, status: 'succeeded' }])
    expect(await intents(rita.keys.publishableKey)).toEqual([])
  })

  test('are paid by PayPal at their own account [PAY-37, PAY-28]', async () => {
    const [gino, rita] = [await aRestaurant(), await aRestaurant()]
    const { id: orderId } = await gino.pay.order('payPal')
    const foreign = await rita.pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
    expect(await statusOf(gino.pay.execute(orderId, foreign))).toBe('PAYMENT_NOT_CONFIRMED')
    const own = await gino.pay.startPayPal(orderId)
    await gino.pay.approve(own)
    expect(await statusOf(gino.pay.execute(orderId, own))).toBe('accepted')
    expect(await gino.begun()).toMatchObject([{ ref: own, status: 'paid', paymentAccountId: gino.payPal.id }])
    const orders = await both.one.db.select().from(payPalOrders).where(eq(payPalOrders.account, gino.keys.clientId))
    expect(orders).toMatchObject([{ payee: gino.keys.merchantId, funds: 'taken' }])
  })

  test('are paid by webhooks of their own accounts [PAY-37]', async () => {
    const [gino, rita] = [await aRestaurant(), await aRestaurant()]
    const [byCard, byPayPal] = [await gino.pay.order('card'), await rita.pay.order('payPal')]
    expect(await gino.pay.byCard(byCard.id)).toBe('succeeded')
    await rita.pay.approve(await rita.pay.startPayPal(byPayPal.id))
    await sweep()
    expect([await gino.pay.atDesk(), await rita.pay.atDesk()]).toEqual([[byCard.id], [byPayPal.id]])
  })

  /** A webhook about an intent, signed by the account with a publishable key. */
  async function cardWebhook(path: string, { ref, key }: { readonly ref: string; readonly key: string }) {
    const { Stripe } = await import('stripe')
    const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: ref } } }
    const body = JSON.stringify(event)
    const signed = { payload: body, secret: emulatedWebhookSecret(key), timestamp: Math.floor(noon / 1000) }
    const headers = { 'Stripe-Signature': Stripe.webhooks.generateTestHeaderString(signed) }
    return (await both.one.app.request(path, { method: 'POST', body, headers })).status
  }

  test('believe no webhook of another account [PAY-38]', async () => {
    const [gino, rita] = [await aRestaurant(), await aRestaurant()]
    const { id: orderId } = await gino.pay.order('card')
    await gino.pay.byCard(orderId)
    const ref = await intentOf(gino)
    const statuses = [
      await cardWebhook(`/webhooks/stripe/${gino.card.id}`, { ref, key: rita.keys.publishableKey }),
      await cardWebhook(`/webhooks/stripe/${gino.card.id}`, { ref, key: emulatedKey }),
      await cardWebhook('/webhooks/stripe', { ref, key: gino.keys.publishableKey }),
      await cardWebhook(`/webhooks/stripe/${rita.card.id}`, { ref, key: rita.keys.publishableKey }),
      await cardWebhook('/webhooks/stripe', { ref, key: emulatedKey }),
      await cardWebhook(`/webhooks/stripe/${gino.payPal.id}`, { ref, key: gino.keys.publishableKey }),
      await cardWebhook('/webhooks/stripe/1', { ref, key: gino.keys.publishableKey }),
    ]
    // Signed for another address; signed rightly, about somebody else's payment; sent to no such account.
    expect(statuses).toEqual([400, 400, 400, 200, 200, 404, 404])
    expect(await gino.begun()).toMatchObject([{ status: 'open' }])
    const body = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'PP1' } })
    const headers = signEmulatedWebhook(body, rita.keys.clientId)
    const sent = await both.one.app.request(`/webhooks/paypal/${gino.payPal.id}`, { method: 'POST', body, headers })
    expect(sent.status).toBe(400)
    expect(await cardWebhook(`/webhooks/stripe/${gino.card.id}`, { ref, key: gino.keys.publishableKey })).toBe(200)
    expect(await gino.begun()).toMatchObject([{ status: 'paid' }])
  })

  test('keep cards at their own account [PAY-37, PAY-04]', async () => {
    const gino = await aRestaurant()
    const { api } = gino.diner
    const { clientSecret } = await api.call(getSetupSecret, { venueId })
    expect(await gino.pay.confirm(clientSecret, await gino.pay.method(), true)).toBe('succeeded')
    const { cards } = await api.call(getSavedCards, { venueId })
    expect(cards).toHaveLength(1)
    const next = await anAccount(both.one, { restaurantId: gino.restaurantId, kind: 'stripe' })
    const listed = [await api.call(getSavedCards, { venueId }), await api.call(getSavedCards, { venueId: null })]
    expect(listed).toEqual([{ cards: [] }, { cards: [] }])
    expect(await statusOf(api.call(detachCard, { venueId, id: cards[0]?.id ?? '' }))).toBe('ENTITY_NOT_FOUND')
    const again = await api.call(getSetupSecret, { venueId })
    const { publishableKey = '' } = next.publicPart
    const pay = payer(both.one, { ...gino, publishableKey })
    expect(await pay.confirm(again.clientSecret, await pay.method(), true)).toBe('succeeded')
    const kept = (await api.call(getSavedCards, { venueId: null })).cards
    expect(kept.map((card) => card.id)).not.toContain(cards[0]?.id)
    expect(kept).toHaveLength(1)
  })

  test.each(['card', 'payPal'] as const)('refund by %s with a replaced account [PAY-39]', async (mode) => {
    const gino = await aRestaurant()
    const { id: orderId, total } = await gino.pay.order(mode)
    if (mode === 'card') {
      await gino.pay.byCard(orderId)
      await gino.pay.notify(orderId)
    } else {
      const ref = await gino.pay.startPayPal(orderId)
      await gino.pay.approve(ref)
      await gino.pay.execute(orderId, ref)
    }
    expect(await gino.pay.money()).toBe(total)
    await anAccount(both.one, { restaurantId: gino.restaurantId, kind: mode === 'card' ? 'stripe' : 'payPal' })
    expect((await gino.pay.desk.post(`orders/${orderId}/refuse`)).status).toBe(200)
    await sweep()
    expect(await gino.pay.money()).toBe(0)
    expect(await gino.begun()).toMatchObject([{ status: 'returned', due: null }])
  })

  test('end what was begun with a replaced account [PAY-39]', async () => {
    const gino = await aRestaurant()
    const { id: orderId } = await gino.pay.order('card')
    const old = await gino.pay.secret(orderId)
    const next = await anAccount(both.one, { restaurantId: gino.restaurantId, kind: 'stripe' })
    const { publishableKey = '' } = next.publicPart
    const pay = payer(both.one, { ...gino, publishableKey })
    const secret = await pay.secret(orderId)
    expect(secret).not.toBe(old)
    expect(await gino.pay.confirm(old, await gino.pay.method())).toBe('payment_intent_unexpected_state')
    expect(await pay.confirm(secret, await pay.method())).toBe('succeeded')
    expect(await statusOf(pay.notify(orderId))).toBe('accepted')
    const rows = await gino.begun()
    expect(Object.fromEntries(rows.map(({ status, paymentAccountId }) => [status, paymentAccountId]))).toEqual({
      cancelled: gino.card.id,
      paid: next.id,
    })
  })

  test('count what was paid with a replaced account [PAY-39]', async () => {
    const gino = await aRestaurant()
    const { id: orderId } = await gino.pay.order('card')
    await gino.pay.byCard(orderId)
    await anAccount(both.one, { restaurantId: gino.restaurantId, kind: 'stripe' })
    await both.other.sweep()
    expect(await gino.pay.atDesk()).toEqual([orderId])
  })

  test('are deleted with accounts and payments', async () => {
    const gino = await aRestaurant()
    const { id: orderId } = await gino.pay.order('card')
    await gino.pay.byCard(orderId)
    await gino.pay.notify(orderId)
    await both.one.db.delete(restaurants).where(eq(restaurants.id, gino.restaurantId))
    expect(await gino.begun()).toEqual([])
  })
})
