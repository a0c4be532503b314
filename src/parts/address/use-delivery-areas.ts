import { useEffect, useMemo } from 'react'

import { deliveryCitiesQuery } from '#src/api/address-calls.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import type { DeliveryArea } from '#src/domain/areas/delivery-areas.ts'
import { readAreas } from '#src/domain/areas/delivery-areas.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { useQuery } from '#src/query/use-query.ts'

export type DeliveryAreasAnswer = {
  /** null while loading, or when they cannot be loaded. */
  readonly cities: readonly DeliveryCity[] | null
  readonly areas: readonly DeliveryArea[] | null
  /** Why they could not be loaded; else null. */
  readonly error: unknown
  readonly reload: () => Promise<unknown>
}

/** Delivery cities of the venue (null = of all venues) and their areas, parsed once for each reply [VENUE-35]. */
export function useDeliveryAreas(venueId: Id<'Venue'> | null): DeliveryAreasAnswer {
  const { data, error, refetch } = useQuery(deliveryCitiesQuery(useApi(), venueId))
  const cities = data?.deliveryCities ?? null
  const read = useMemo(() => (cities ? readAreas(cities) : null), [cities])

  useEffect(() => {
    read?.unreadable.forEach(({ id }) => logSilently(`the area of delivery city ${id} cannot be read`))
  }, [read])

  return { cities, areas: read?.areas ?? null, error: cities ? null : error, reload: refetch }
}
