import * as z from 'zod/mini'

import type { AccountFault, AccountSetup } from '#server/payments/accounts/account-setup.ts'
import { withoutSecrets } from '#server/payments/accounts/account-setup.ts'
import { webhookEvents } from '#server/payments/accounts/webhook-events.ts'
import type { PayPalKeys } from '#server/settings/settings.ts'
import { toDecimals } from '#src/domain/payments/provider-amounts.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { createPayPalApi, isRefusedKey } from './paypal-api.ts'
import { asOrder, readOrderReply } from './paypal-order.ts'

const webhookReply = z.object({ id: z.string() })

type Outside = { readonly fetch?: typeof globalThis.fetch; readonly now: () => number }
type Keys = Pick<PayPalKeys, 'clientId' | 'clientSecret' | 'environment'>

/** Sets up an account at PayPal by an application of its own. */
export function createPayPalSetup(keys: Keys, { fetch = globalThis.fetch, now }: Outside): AccountSetup {
  const api = createPayPalApi(keys, { fetch, now })

  function problem(error: unknown): AccountFault {
    const said = withoutSecrets((error as Error).message, [keys.clientSecret])
    return isRefusedKey(error)
      ? { field: 'clientSecret', reason: 'unknown-key', said }
      : { field: '', reason: 'unreachable', said }
  }

  return {
    /** An order that no buyer approves holds no money, and PayPal forgets it within hours. */
    tryPayment: async ({ amount, currency }) => {
      try {
        const unit = { amount: { currency_code: currency, value: toDecimals('payPal', amount, currency) } }
        const body = { intent: 'AUTHORIZE', purchase_units: [unit] }
        const reply = await api.post('/v2/checkout/orders', `comanda-test-${now()}`, body)
        if (reply === null) {
          const said = `PayPal makes no order in ${currency} for this account.`
          return refuse({ field: '', reason: 'refused', said })
        }
        return accept({ merchantId: asOrder(readOrderReply(reply)).payee })
      } catch (error) {
        return refuse(problem(error))
      }
    },
    registerWebhook: async (url) => {
      const body = { url, event_types: webhookEvents.payPal.map((name) => ({ name })) }
      const reply = await api.post('/v1/notifications/webhooks', `comanda-webhook-${now()}`, body)
      return reply === null ? null : { publicPart: { webhookId: z.parse(webhookReply, reply).id }, secrets: {} }
    },
    removeWebhook: (id) => api.delete(`/v1/notifications/webhooks/${encodeURIComponent(id)}`),
    registerDomain: null,
  }
}
