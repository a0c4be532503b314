import { payPalTokenQuery } from '#src/api/payment-calls.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { loadPayPal } from '#src/integrations/paypal-sdk.ts'
import type { PayPalProvider } from '#src/integrations/paypal-sdk.ts'

export { payByPayPal, payPalPurchaseOf } from './pay-by-paypal.ts'

type Shop = Pick<Venue, 'id' | 'currencyCode'>

/**
 * Query of PayPal's script for a venue; fails when it cannot be loaded. Works without a client token (contract 3.6).
 */
export function payPalProviderQuery(
  { api, options }: Pick<Instance, 'api' | 'options'>,
  credentials: PaymentCredentials,
  { id, currencyCode: currency }: Shop,
) {
  return {
    queryKey: ['paypal-provider', credentials.clientId, id, currency],
    async queryFn(context: { readonly signal: AbortSignal }): Promise<PayPalProvider> {
      const { clientToken } = await payPalTokenQuery(api, id)
        .queryFn(context)
        .catch(() => {
          logSilently('PayPal starts without a client token')
          return { clientToken: null }
        })
      return loadPayPal({ credentials, clientToken, currency, serviceOrigin: new URL(options.host).origin })
    },
    staleTime: 0,
  }
}

export type { PayPalProvider } from '#src/integrations/paypal-sdk.ts'
