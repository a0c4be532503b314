import { useSnapshot } from 'valtio'

import { billingAddressQuery } from '#src/api/billing-calls.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { Venue } from '#src/contract/venue.ts'
import { missingBillingFields } from '#src/domain/checkout/billing-address.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'

export type Billing = {
  /** The venue makes out an invoice for every order [INV-02]. */
  readonly isForced: boolean
  readonly isWanted: boolean
  /** What was entered for this order, else what the account keeps; it may not be complete. */
  readonly known: BillingAddress | null
  /** What the order is sent with; null without an invoice or as long as something is missing. */
  readonly address: BillingAddress | null
  readonly isLoading: boolean
  readonly error: unknown
  readonly reload: () => unknown
}

/** Whether an invoice is wanted and for whom; a guest has nothing stored [INV-01..03, INV-16]. */
export function useBilling({ requiresInvoice }: Venue, { wantsInvoice, billing }: CheckoutForm): Billing {
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const isWanted = requiresInvoice || wantsInvoice
  const stored = useStoredAddress(email, isWanted)
  // What a guest entered goes with them when they sign in; what a customer entered is nobody else's.
  const entered = billing && (billing.by === null || billing.by === email) ? billing.address : null
  const known = entered ?? stored.address
  return {
    ...stored,
    isForced: requiresInvoice,
    isWanted,
    known,
    address: isWanted && known && missingBillingFields(known).length === 0 ? known : null,
    isLoading: stored.isLoading && !entered,
  }
}

/** What the account of a customer keeps; asked for once an invoice is wanted. */
function useStoredAddress(email: string | null, isWanted: boolean) {
  const enabled = isWanted && email !== null
  const { data, error, refetch } = useFreshQuery({ ...billingAddressQuery(useApi(), email), enabled })
  useFailureAlert(error)
  return { address: (enabled && data?.address) || null, isLoading: enabled && !data && !error, error, reload: refetch }
}
