import * as z from 'zod/mini'

import type { PayPalOrder, PayPalProvider } from '#demo/server/payments/paypal-provider.ts'
import type { PayPalKeys } from '#demo/server/settings/settings.ts'
import { fromDecimals } from '#src/domain/payments/provider-amounts.ts'

import type { PayPalApi } from './paypal-api.ts'
import { createPayPalApi } from './paypal-api.ts'
import { createWebhookReader } from './paypal-webhook.ts'

const part = z.object({ id: z.string(), status: z.string() })
const orderReply = z.object({
  id: z.string(),
  intent: z.string(),
  status: z.string(),
  purchase_units: z.array(
    z.object({
      amount: z.object({ currency_code: z.string(), value: z.string() }),
      custom_id: z.optional(z.string()),
      payments: z.optional(
        z.object({ authorizations: z.optional(z.array(part)), captures: z.optional(z.array(part)) }),
      ),
    }),
  ),
})
type OrderReply = z.output<typeof orderReply>

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
    sdkBaseUrl: () => null,
    // The buttons start without one; only PayPal's own card fields need it.
    clientToken: async () => null,
    lookAt,
    authorize: async (ref) => {
      await api.post(`/v2/checkout/orders/${encodeURIComponent(ref)}/authorize`, `comanda-authorize-${ref}`)
      return lookAt(ref)
    },
    capture: async (ref) => {
      const { authorization } = partsOf(await readOrder(api, ref))
      if (authorization?.status !== 'CREATED') return
      const done = await api.post(`/v2/payments/authorizations/${authorization.id}/capture`, `comanda-capture-${ref}`)
      if (!done) throw new Error(`PayPal did not capture ${ref}.`)
    },
    giveBack: async (ref) => {
      const { authorization, capture } = partsOf(await readOrder(api, ref))
      if (capture && capture.status !== 'REFUNDED') {
        if (!(await api.post(`/v2/payments/captures/${capture.id}/refund`, `comanda-refund-${ref}`)))
          throw new Error(`PayPal did not refund ${ref}.`)
      } else if (authorization?.status === 'CREATED') {
        if (!(await api.post(`/v2/payments/authorizations/${authorization.id}/void`, `comanda-void-${ref}`)))
          throw new Error(`PayPal did not free ${ref}.`)
      }
    },
    readWebhook: createWebhookReader({ webhookId: keys.webhookId, fetch }),
  }
}

/** An id comes from a browser: it is only ever one part of a path. */
async function readOrder(api: PayPalApi, ref: string): Promise<OrderReply | null> {
  const reply = await api.get(`/v2/checkout/orders/${encodeURIComponent(ref)}`)
  return reply === null ? null : z.parse(orderReply, reply)
}

function partsOf(reply: OrderReply | null) {
  const made = reply?.purchase_units[0]?.payments
  return { authorization: made?.authorizations?.[0], capture: made?.captures?.[0] }
}

/**
 * Our buttons create one purchase unit over the whole amount; with any other number of units the amount stays 0 and
 * never matches.
 */
function asOrder(reply: OrderReply): PayPalOrder {
  const unit = reply.purchase_units.length === 1 ? reply.purchase_units[0] : undefined
  return {
    ref: reply.id,
    intent: reply.intent,
    currency: unit?.amount.currency_code ?? '',
    amount: fromDecimals(unit?.amount.value ?? '0'),
    customId: unit?.custom_id ?? '',
    state: stateOf(reply),
  }
}

function stateOf(reply: OrderReply): PayPalOrder['state'] {
  const { authorization, capture } = partsOf(reply)
  if (capture) return capture.status === 'REFUNDED' ? 'over' : 'taken'
  if (authorization) return authorization.status === 'CREATED' ? 'held' : 'over'
  if (reply.status === 'APPROVED') return 'approved'
  return reply.status === 'VOIDED' ? 'over' : 'created'
}
