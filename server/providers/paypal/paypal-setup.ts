import * as z from 'zod/mini'

import type { AccountSetup } from '#server/providers/account-setup.ts'
import { withoutSecrets } from '#server/providers/account-setup.ts'
import type { PayPalKeys } from '#server/settings/settings.ts'
import { toDecimals } from '#src/domain/payments/provider-amounts.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { createPayPalApi } from './paypal-api.ts'
import { asOrder, readOrderReply } from './paypal-order.ts'

/** What a webhook of ours must hear of (`paypal-webhook.ts`). */
export const payPalEvents = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.AUTHORIZATION.CREATED'] as const

const webhookReply = z.object({ id: z.string() })

type Outside = { readonly fetch?: typeof globalThis.fetch; readonly now: () => number }
type Keys = Pick<PayPalKeys, 'clientId' | 'clientSecret' | 'environment'>

/** Sets up an account at PayPal by an application of its own. */
export function createPayPalSetup(keys: Keys, { fetch = globalThis.fetch, now }: Outside): AccountSetup {
  const api = createPayPalApi(keys, { fetch, now })
  return {
    /** An order that no buyer approves holds no money, and PayPal forgets it within hours. */
    tryPayment: async ({ amount, currency }) => {
      try {
        const unit = { amount: { currency_code: currency, value: toDecimals('payPal', amount, currency) } }
        const body = { intent: 'AUTHORIZE', purchase_units: [unit] }
        const reply = await api.post('/v2/checkout/orders', `comanda-test-${now()}`, body)
        if (reply === null) return refuse(`PayPal makes no order in ${currency} for this account.`)
        return accept({ merchantId: asOrder(readOrderReply(reply)).payee })
      } catch (error) {
        return refuse(withoutSecrets((error as Error).message, [keys.clientSecret]))
      }
    },
    registerWebhook: async (url) => {
      const body = { url, event_types: payPalEvents.map((name) => ({ name })) }
      const reply = await api.post('/v1/notifications/webhooks', `comanda-webhook-${now()}`, body)
      return reply === null ? null : { publicPart: { webhookId: z.parse(webhookReply, reply).id }, secrets: {} }
    },
    removeWebhook: (id) => api.delete(`/v1/notifications/webhooks/${encodeURIComponent(id)}`),
    registerDomain: null,
  }
}
