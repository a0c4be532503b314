import type { PayPalProvider } from '#server/payments/paypal-provider.ts'
import type { PayPalKeys } from '#server/settings/settings.ts'
import { toDecimals } from '#src/domain/payments/provider-amounts.ts'

import type { PayPalApi } from './paypal-api.ts'
import { createPayPalApi } from './paypal-api.ts'
import { captureMoney, giveBackMoney, giveBackPart } from './paypal-money.ts'
import type { OrderReply } from './paypal-order.ts'
import { asOrder, readOrderReply } from './paypal-order.ts'
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
    capture: async (ref) => captureMoney(api, ref, await readOrder(api, ref)),
    giveBack: async (ref) => giveBackMoney(api, ref, await readOrder(api, ref)),
    giveBackPart: async (ref, part) => giveBackPart(api, part, await readOrder(api, ref)),
    readWebhook: createWebhookReader({ ...keys, fetch }),
  }
}

/** An id comes from a browser: it is only ever one part of a path. */
async function readOrder(api: PayPalApi, ref: string): Promise<OrderReply | null> {
  const reply = await api.get(`/v2/checkout/orders/${encodeURIComponent(ref)}`)
  return reply === null ? null : readOrderReply(reply)
}
