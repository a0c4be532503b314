import { payPalTokenQuery } from '#src/api/payments.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { loadPayPal } from '#src/integrations/paypal.ts'
import type { PayPalProvider } from '#src/integrations/paypal.ts'

export { payByPayPal } from './pay-by-paypal.ts'

/** PayPal for a venue; rejects when its script cannot be had. Without a token it still works (contract 3.6). */
export async function payPalProvider(
  { api, options }: Pick<Instance, 'api' | 'options'>,
  credentials: PaymentCredentials,
  venue: Pick<Venue, 'id' | 'currencyCode'>,
): Promise<PayPalProvider> {
  const { queryFn } = payPalTokenQuery(api, venue.id)
  const { clientToken } = await queryFn({ signal: new AbortController().signal }).catch(() => {
    logSilently('PayPal starts without a client token')
    return { clientToken: null }
  })
  const serviceOrigin = new URL(options.host).origin
  return loadPayPal({ credentials, clientToken, currency: venue.currencyCode, serviceOrigin })
}

export type { PayPalProvider } from '#src/integrations/paypal.ts'
