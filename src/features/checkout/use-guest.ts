import { useSnapshot } from 'valtio'

import { orderConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { GuestForm } from '#src/domain/checkout/guest-form.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'

export type Guest = {
  /** null for a signed-in customer [CHK-07]. */
  readonly form: GuestForm | null
  /** What a guest is asked to accept; undefined while it is not known. */
  readonly consents: readonly Consent[] | undefined
  readonly error: unknown
  readonly reload: () => unknown
}

/** Who orders without an account, and what they have to accept: asked for guests only [BAPI-15]. */
export function useGuest(venue: Venue, { guest }: CheckoutForm): Guest {
  const { stores } = useInstance()
  const { apiKey, email } = useSnapshot(stores.session.state)
  const isGuest = apiKey === null || email === null
  const { data, error, refetch } = useFreshQuery({ ...orderConsentsQuery(useApi(), venue.id), enabled: isGuest })
  useFailureAlert(error)
  return { form: isGuest ? guest : null, consents: data?.consents, error, reload: refetch }
}
