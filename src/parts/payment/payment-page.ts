import { clientSecret } from '#src/api/payment-calls.ts'
import { paymentPageAddress } from '#src/contract/pay.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { endOfRefusal } from './payment-end.ts'
import type { PayingInstance, PaymentEnd } from './payment-end.ts'

/**
 * Leaves for the provider's page, which leads back to this one with the route to open there (contract 7). A guest proves
 * by the token whose order it is, a customer by a secret that is good for this payment alone: without one nobody leaves,
 * and the answer says how the payment stands. Null = the page is on its way.
 */
export async function goToPaymentPage(
  instance: PayingInstance & Pick<Instance, 'view' | 'options'>,
  payable: Payable,
  page: string,
  route: string,
): Promise<PaymentEnd | null> {
  const { api, view, options } = instance
  const back = new URL(view.location.href)
  back.searchParams.set(options.routeParameter, route)
  const { kind, id } = payable
  try {
    const token = payable.token ?? (await clientSecret(api, payable))
    view.location.assign(paymentPageAddress(page, { entityKind: kind, entityId: id, token }, back.href))
    return null
  } catch (error) {
    return endOfRefusal(instance, payable, error)
  }
}
