import { useEffect } from 'react'

import { serviceConfigsQuery } from '#src/api/shift-calls.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { logSilently } from '#src/integrations/log.ts'
import { useQuery } from '#src/query/use-query.ts'

export type VenueConfigs = { readonly [T in OrderType]: ServiceConfig | null }

/** Configuration of each order type; when loading fails, silently those in the venue's data [WIZ-43]. */
export function useServiceConfigs(venue: Venue): VenueConfigs | null {
  const customer = useCustomer()
  const { data, isError } = useQuery(serviceConfigsQuery(useApi(), venue.id, customer))
  useEffect(() => {
    if (isError) logSilently('order types could not be loaded')
  }, [isError])
  return data ?? (isError ? venue : null)
}
