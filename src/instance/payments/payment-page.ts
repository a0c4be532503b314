import { paymentPageAddress } from '#src/contract/pay.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/** Leaves for the provider's page, which leads back to this one with the route to open there (contract 7). */
export function goToPaymentPage(
  { view, options }: Pick<Instance, 'view' | 'options'>,
  payable: Payable,
  page: string,
  route: string,
): void {
  const back = new URL(view.location.href)
  back.searchParams.set(options.routeParameter, route)
  const { kind, id, token } = payable
  view.location.assign(paymentPageAddress(page, { entityKind: kind, entityId: id, token }, back.href))
}
