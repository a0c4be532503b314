import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { fundsHeld } from '#demo/trials/funds-held.ts'
import type { payPalOrders } from '#server/platform/db/schema/emulator-tables.ts'
import { stock } from '#server/platform/db/schema/menu-tables.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import { createOrder } from '#src/contract/order.ts'
import { executePayPal, getClientSecret, notifyConfirmation, startPayPal } from '#src/contract/pay.ts'
import type { PaymentMode } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

import type { aCounter, OrderWish } from './diner.ts'
import { anOrder } from './diner.ts'

type Counter = Pick<Awaited<ReturnType<typeof aCounter>>, 'restaurantId'> & {
  readonly diner: { readonly api: ApiClient }
  readonly venueId?: number
  /** What the provider's scripts are started with; left out: the emulators' own. */
  readonly publishableKey?: string
  readonly clientId?: string
}
type StripeReply = {
  readonly paymentIntent?: { readonly status: string }
  readonly setupIntent?: { readonly status: string }
  readonly paymentMethod?: { readonly id: string }
  readonly error?: { readonly code: string; readonly message: string }
}

type PayPalFate = (typeof payPalOrders.$inferSelect)['fate']

export const approved = '4242424242424242'
const origin = 'https://service.example'

/** What a browser does to pay, without the browser: the calls of the widget and of the provider's own scripts. */
export function payer(
  service: Pick<TestService, 'fetch' | 'app' | 'db' | 'clock'>,
  { diner, restaurantId, ...at }: Counter,
) {
  const venueId = id<'Venue'>(at.venueId ?? 11)
  const entity = (orderId: Id<'Order'>) => ({ entityKind: 'order', entityId: orderId, token: null }) as const
  const send = async <T>(path: string, body: object): Promise<T> => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    return (await (await service.fetch(origin + path, init)).json()) as T
  }
  const stripe = (path: string, body: object) =>
    send<StripeReply>(`/emulators/stripe${path}`, { ...body, key: at.publishableKey })
  const desk = deskOf(service, restaurantId)

  async function method(number = approved, expYear = 2034): Promise<string> {
    const card = { number, expMonth: 12, expYear, cvc: '123' }
    const { paymentMethod } = await stripe('/payment_methods', { card })
    if (!paymentMethod) throw new Error('The card was not taken.')
    return paymentMethod.id
  }

  async function confirm(clientSecret: string, paymentMethod: string, keepsCard = false): Promise<string> {
    const reply = await stripe('/intents/confirm', { clientSecret, paymentMethod, keepsCard })
    return reply.error?.code ?? (reply.paymentIntent ?? reply.setupIntent)?.status ?? 'no-answer'
  }

  const secret = async (orderId: Id<'Order'>, venue: number = venueId) =>
    (await diner.api.call(getClientSecret, { ...entity(orderId), venueId: id<'Venue'>(venue) })).clientSecret

  return {
    method,
    confirm,
    secret,
    /** An order to be paid in a mode. */
    order: async (paymentMode: Exclude<PaymentMode['kind'], 'other'>, wish: OrderWish = {}) => {
      const request = await anOrder(diner.api, { ...wish, fields: { paymentMode, cashMeans: null, ...wish.fields } })
      return diner.api.call(createOrder, request, { idempotencyKey: randomUUID() })
    },
    /** With a new card; the status of the intent, or the code of the error. */
    byCard: async (orderId: Id<'Order'>, number = approved) => confirm(await secret(orderId), await method(number)),
    /** What the bank is answered. */
    challenge: async (clientSecret: string, outcome: 'complete' | 'fail') => {
      const reply = await stripe('/intents/challenge', { clientSecret, outcome })
      return reply.error?.code ?? reply.paymentIntent?.status
    },
    notify: (orderId: Id<'Order'>) => diner.api.call(notifyConfirmation, entity(orderId)),
    /** An order at PayPal as the browser makes it, approved unless said otherwise. */
    payPalOrder: async (wish: {
      value: string
      customId: string
      currency?: string
      intent?: string
      payee?: string
      isLeft?: boolean
    }) => {
      const { value, customId, currency = 'EUR', intent = 'AUTHORIZE', payee, isLeft = false } = wish
      const named = payee === undefined ? {} : { payee: { merchant_id: payee } }
      const unit = { amount: { currency_code: currency, value }, custom_id: customId, ...named }
      const made = await send<{ id: string }>('/emulators/paypal/orders', {
        client_id: at.clientId,
        intent,
        purchase_units: [unit],
      })
      if (!isLeft) await send(`/emulators/paypal/orders/${made.id}/approve`, {})
      return made.id
    },
    /** The same made by the service. */
    startPayPal: async (orderId: Id<'Order'>) =>
      (await diner.api.call(startPayPal, { venueId, ...entity(orderId) })).payPalOrderId,
    approve: (payPalOrderId: string, fate: PayPalFate = 'complete') =>
      send(`/emulators/paypal/orders/${payPalOrderId}/approve`, { fate }),
    execute: (orderId: Id<'Order'>, payPalOrderId: string) =>
      diner.api.call(executePayPal, { venueId, ...entity(orderId), payPalOrderId }),
    /** Cents that the providers hold or have taken for this restaurant and not given back. */
    money: () => fundsHeld(service.db, restaurantId),
    stockOf: async (productId: number) => {
      const [row] = await service.db
        .select()
        .from(stock)
        .where(
          and(
            eq(stock.restaurantId, restaurantId),
            eq(stock.venueId, venueId),
            eq(stock.productId, id<'Product'>(productId)),
          ),
        )
      return row?.quantity
    },
    desk,
    /** How each order at the desk was paid. */
    paidAtDesk: async () =>
      (await desk.read<{ orders: { payment: object }[] }>('orders')).orders.map(({ payment }) => payment),
    atDesk: async () => (await desk.read<{ orders: { id: number }[] }>('orders')).orders.map((order) => order.id),
    /** To diners; the venue is mailed while an order waits for it. */
    mails: async () =>
      (await desk.read<{ mails: { kind: string }[] }>('outbox')).mails
        .map(({ kind }) => kind)
        .filter((kind) => !kind.startsWith('venue-')),
  }
}
