import { orderConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { GuestForm } from '#src/domain/checkout/guest-form.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'

export type Guest = {
  /** Null for a signed-in customer [CHK-07]. */
  readonly form: GuestForm | null
  /** Consents asked of a guest; undefined while loading. */
  readonly consents: readonly Consent[] | undefined
  readonly error: unknown
  readonly reload: () => unknown
}

/** Form and consents of an order without an account; consents are fetched for guests only [BAPI-15]. */
export function useGuest(venue: Venue, { guest }: CheckoutForm): Guest {
  const isGuest = useCustomer() === null
  const { data, error, refetch } = useFreshQuery({ ...orderConsentsQuery(useApi(), venue.id), enabled: isGuest })
  useFailureAlert(error)
  return { form: isGuest ? guest : null, consents: data?.consents, error, reload: refetch }
}
