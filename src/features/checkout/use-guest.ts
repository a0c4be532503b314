import { orderConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { GuestField, GuestForm } from '#src/domain/checkout/guest-form.ts'
import { guestFields } from '#src/domain/checkout/guest-form.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'

export type Guest = {
  /** Null for a signed-in customer [CHK-07]. */
  readonly form: GuestForm | null
  /** What is asked of a guest, in the order of the form. */
  readonly fields: readonly GuestField[]
  /** Consents asked of a guest; undefined while loading. */
  readonly consents: readonly Consent[] | undefined
  readonly error: unknown
  readonly reload: () => unknown
}

/** Form and consents of an order without an account; consents are fetched for guests only [BAPI-15]. */
export function useGuest(venue: Venue, type: OrderType, { guest }: CheckoutForm): Guest {
  const { isForSomebody } = useInstance().options
  const isGuest = useCustomer() === null
  const { data, error, refetch } = useFreshQuery({ ...orderConsentsQuery(useApi(), venue.id), enabled: isGuest })
  useFailureAlert(error)
  const fields = guestFields(type, isForSomebody)
  return { form: isGuest ? guest : null, fields, consents: data?.consents, error, reload: refetch }
}
