import { billingAddressQuery } from '#src/api/billing-calls.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { Venue } from '#src/contract/venue.ts'
import { missingBillingFields } from '#src/domain/checkout/billing-address.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'
import type { SignedInCustomer } from '#src/state/session-store.ts'

export type Billing = {
  /** The venue invoices every order [INV-02]. */
  readonly isForced: boolean
  readonly isWanted: boolean
  /** Address entered for this order, else the one stored in the account; may be incomplete. */
  readonly known: BillingAddress | null
  /** Address sent with the order; null without an invoice or while incomplete. */
  readonly address: BillingAddress | null
  readonly isLoading: boolean
  readonly error: unknown
  readonly reload: () => unknown
}

/** State of the invoice: wanted or not, and its recipient; a guest has no stored address [INV-01..03, INV-16]. */
export function useBilling({ requiresInvoice }: Venue, { wantsInvoice, billing }: CheckoutForm): Billing {
  const customer = useCustomer()
  const isWanted = requiresInvoice || wantsInvoice
  const stored = useStoredAddress(customer, isWanted)
  // An address entered as a guest is kept on sign-in; one entered by a customer is never shown to another.
  const entered = billing && (billing.by === null || billing.by === customer?.email) ? billing.address : null
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

/** The account's stored address, fetched once an invoice is wanted. */
function useStoredAddress(customer: SignedInCustomer | null, isWanted: boolean) {
  const enabled = isWanted && customer !== null
  const { data, error, refetch } = useFreshQuery({ ...billingAddressQuery(useApi(), customer), enabled })
  useFailureAlert(error)
  return { address: (enabled && data?.address) || null, isLoading: enabled && !data && !error, error, reload: refetch }
}
