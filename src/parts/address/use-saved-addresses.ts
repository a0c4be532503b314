import { savedAddressesQuery } from '#src/api/address-calls.ts'
import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { Id } from '#src/contract/values.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useQuery } from '#src/query/use-query.ts'

export type SavedAddresses = {
  /** undefined while loading; empty for a guest, and when `isAsked` is false. */
  readonly saved: readonly DeliveryAddress[] | undefined
  /** Why they could not be loaded. */
  readonly error: unknown
}

/** Loads the saved addresses of a signed-in customer, as the venue sees them [VENUE-17, WIZ-13]. */
export function useSavedAddresses(venueId: Id<'Venue'> | null, isAsked = true): SavedAddresses {
  const customer = useCustomer()
  const enabled = isAsked && customer !== null
  const { data, error } = useQuery({ ...savedAddressesQuery(useApi(), venueId, customer), enabled })
  return enabled ? { saved: data?.addresses, error } : { saved: [], error: null }
}
