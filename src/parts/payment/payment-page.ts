import { clientSecret } from '#src/api/payment-calls.ts'
import { secretLink } from '#src/contract/deep-link.ts'
import { paymentPageAddress } from '#src/contract/pay.ts'
import type { PayableBill, PayableOrder } from '#src/domain/payments/payable.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'

import { resultOfError } from './payment-result.ts'
import type { PayingInstance, PaymentResult } from './payment-result.ts'

/**
 * Opens the provider's payment page, which leads back to the confirmation in this page, for a bill to the table (contract 7). It gets the
 * guest's token, or for a customer a secret valid for this payment only. Null = the page is opening; a result = the
 * service refused to issue the secret and returned the state of the payment.
 */
export async function goToPaymentPage(
  instance: PayingInstance & Pick<Instance, 'view' | 'options'>,
  payable: PayableOrder | PayableBill,
  page: string,
): Promise<PaymentResult | null> {
  const { api, view, options } = instance
  const { kind, id, token: guestToken } = payable
  const path = kind === 'order' ? confirmationPath(payable.id, guestToken) : secondaryPaths.table
  const back = returnAddress(view.location.href, { parameter: options.routeParameter, path })
  try {
    const token = guestToken ?? (await clientSecret(api, payable))
    view.location.assign(paymentPageAddress(page, { entityKind: kind, entityId: id, token }, back))
    return null
  } catch (error) {
    return resultOfError(instance, payable, error)
  }
}

/** The address in this page that opens a route; one with a guest's token stands behind `#` (decision 93). */
function returnAddress(
  page: string,
  { parameter, path }: { readonly parameter: string; readonly path: string },
): string {
  if (path.includes('token=')) return secretLink(page, parameter, path)
  const url = new URL(page)
  url.searchParams.set(parameter, path)
  return url.href
}
