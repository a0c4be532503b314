import { ownAccounts } from '#demo/emulators/own-accounts.ts'
import { setOrderAnnounced, unannouncedOrders } from '#demo/emulators/paypal/paypal-orders.ts'
import { signEmulatedWebhook } from '#demo/emulators/paypal/webhook.ts'
import { setAnnounced, unannounced } from '#demo/emulators/stripe/intents.ts'
import { emulatedWebhookSecret } from '#demo/emulators/stripe/stripe-emulator.ts'
import type { AccountKind } from '#server/payments/accounts/payment-account.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Sends the webhooks of the emulators, repeatedly until each is accepted, as the real providers do. */
export async function sendEmulatedWebhooks(app: App, { db, clock }: PaymentDeps): Promise<void> {
  for (const { id, account } of await unannounced(db)) {
    const body = JSON.stringify({
      id: `evt_${id}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id } },
    })
    const headers = await signStripe(body, account, clock.now())
    const sent = { app, addresses: await addressesOf(db, 'stripe', account), body, headers }
    if (await send(sent)) await setAnnounced(db, id)
  }
  for (const { id, account } of await unannouncedOrders(db)) {
    const body = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } })
    const headers = signEmulatedWebhook(body, account)
    const sent = { app, addresses: await addressesOf(db, 'payPal', account), body, headers }
    if (await send(sent)) await setOrderAnnounced(db, id)
  }
}

const paths = { stripe: '/webhooks/stripe', payPal: '/webhooks/paypal' } as const satisfies Record<AccountKind, string>

/** Where an account of an emulator sends its webhooks; its own account to the address without a number. */
async function addressesOf(db: Database, kind: AccountKind, account: string): Promise<readonly string[]> {
  const own = await ownAccounts(db, kind, account)
  return own.length === 0 ? [paths[kind]] : own.map(({ id }) => `${paths[kind]}/${id}`)
}

async function signStripe(payload: string, account: string, nowMs: number): Promise<Readonly<Record<string, string>>> {
  const { Stripe } = await import('stripe')
  const timestamp = Math.floor(nowMs / 1000)
  const signed = { payload, secret: emulatedWebhookSecret(account), timestamp }
  return { 'Stripe-Signature': Stripe.webhooks.generateTestHeaderString(signed) }
}

type Sent = {
  readonly app: App
  readonly addresses: readonly string[]
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

async function send({ app, addresses, body, headers }: Sent): Promise<boolean> {
  const replies = addresses.map(async (path) => (await app.request(path, { method: 'POST', body, headers })).ok)
  return (await Promise.all(replies)).every(Boolean)
}
