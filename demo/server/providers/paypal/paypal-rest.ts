import * as z from 'zod/mini'

import type { ActionEnd } from '#demo/server/payments/payment-provider.ts'
import { actionDone } from '#demo/server/payments/payment-provider.ts'
import type { PayPalProvider } from '#demo/server/payments/paypal-provider.ts'
import type { PayPalKeys } from '#demo/server/settings/settings.ts'
import { toDecimals } from '#src/domain/payments/provider-amounts.ts'

import type { PayPalApi } from './paypal-api.ts'
import { createPayPalApi } from './paypal-api.ts'
import type { OrderReply } from './paypal-order.ts'
import { asOrder, moneyOf, readOrderReply } from './paypal-order.ts'
import { createWebhookReader } from './paypal-webhook.ts'

type Outside = { readonly fetch?: typeof globalThis.fetch; readonly now: () => number }

/** PayPal itself, through its REST interface: authorised when the buyer has approved, captured once it is paid here. */
export function createPayPalRest(keys: PayPalKeys, { fetch = globalThis.fetch, now }: Outside): PayPalProvider {
  const api = createPayPalApi(keys, { fetch, now })
  const lookAt = async (ref: string) => {
    const reply = await readOrder(api, ref)
    return reply && asOrder(reply)
  }
  return {
    isEmulator: false,
    clientId: keys.clientId,
    environment: keys.environment,
    merchantId: keys.merchantId,
    sdkBaseUrl: () => null,
    // The buttons start without one; only PayPal's own card fields need it.
    clientToken: async () => null,
    lookAt,
    createOrder: async ({ amount, currency, customId, key }) => {
      const value = toDecimals('payPal', amount, currency)
      const unit = { amount: { currency_code: currency, value }, custom_id: customId }
      // No payee is named: PayPal takes the account of the keys, and its reply says which one that is.
      const reply = await api.post('/v2/checkout/orders', key, { intent: 'AUTHORIZE', purchase_units: [unit] })
      if (reply === null) throw new Error(`PayPal made no order over ${unit.amount.value} ${currency}.`)
      return asOrder(readOrderReply(reply))
    },
    authorize: async (ref, installation) => {
      const key = `comanda-authorize-${installation}-${ref}`
      const reply = await api.post(`/v2/checkout/orders/${encodeURIComponent(ref)}/authorize`, key)
      return reply === null ? null : lookAt(ref)
    },
    capture: async (ref) => capture(api, ref, await readOrder(api, ref)),
    giveBack: async (ref) => giveBack(api, ref, await readOrder(api, ref)),
    readWebhook: createWebhookReader({ ...keys, fetch }),
  }
}

/** An id comes from a browser: it is only ever one part of a path. */
async function readOrder(api: PayPalApi, ref: string): Promise<OrderReply | null> {
  const reply = await api.get(`/v2/checkout/orders/${encodeURIComponent(ref)}`)
  return reply === null ? null : readOrderReply(reply)
}

const withStatus = z.object({ status: z.string() })

/** Only `COMPLETED` is money: `PENDING` is asked about again, and every other word of PayPal's is an end. */
function endOf(what: string, status: string): ActionEnd {
  if (status === 'COMPLETED') return actionDone
  return { end: status === 'PENDING' ? 'pending' : 'failed', reason: `${what} ${status}` }
}

async function capture(api: PayPalApi, ref: string, reply: OrderReply | null): Promise<ActionEnd> {
  if (!reply) return { end: 'failed', reason: 'no such order' }
  const { authorization, capture: made, captures } = moneyOf(reply)
  if (made && authorization?.status !== 'CREATED') return endOf('capture', made.status)
  if (made?.status === 'COMPLETED' || made?.status === 'PENDING') return endOf('capture', made.status)
  if (authorization?.status === 'PENDING' || authorization?.status === 'CAPTURED')
    return { end: 'pending', reason: `authorization ${authorization.status}` }
  if (authorization?.status !== 'CREATED')
    return { end: 'failed', reason: `authorization ${authorization?.status ?? 'missing'}` }
  // A capture that was declined is tried anew only when somebody asks: its key is another one.
  const key = `comanda-capture-${ref}-${captures.length}`
  const done = await api.post(`/v2/payments/authorizations/${authorization.id}/capture`, key)
  if (!done) throw new Error(`PayPal did not capture ${ref}.`)
  return endOf('capture', z.parse(withStatus, done).status)
}

async function giveBack(api: PayPalApi, ref: string, reply: OrderReply | null): Promise<ActionEnd> {
  if (!reply) return actionDone
  const { authorization, capture: made, refunds } = moneyOf(reply)
  if (made?.status === 'PENDING') return { end: 'pending', reason: 'capture PENDING' }
  if (made?.status === 'COMPLETED' || made?.status === 'PARTIALLY_REFUNDED') {
    if (refunds.some(({ status }) => status === 'PENDING')) return { end: 'pending', reason: 'refund PENDING' }
    const done = await api.post(`/v2/payments/captures/${made.id}/refund`, `comanda-refund-${ref}-${refunds.length}`)
    if (!done) throw new Error(`PayPal did not refund ${ref}.`)
    return endOf('refund', z.parse(withStatus, done).status)
  }
  if (authorization?.status !== 'CREATED' && authorization?.status !== 'PENDING') return actionDone
  if (!(await api.post(`/v2/payments/authorizations/${authorization.id}/void`, `comanda-void-${ref}`)))
    throw new Error(`PayPal did not free ${ref}.`)
  return actionDone
}
