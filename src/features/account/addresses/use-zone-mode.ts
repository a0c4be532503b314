import { deliveryOfferQuery } from '#src/api/address-calls.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

/** Zone mode of the venue; fetched where the venue's data omits it (contract 2.3), null while loading. */
export function useZoneMode(venue: Venue) {
  const own = modeOf(venue.delivery)
  const { data, error, refetch } = useQuery({ ...deliveryOfferQuery(useApi(), venue.id), enabled: own === null })
  const asked: ZoneMode | null = data ? (modeOf(data.delivery) ?? 'manual') : null
  return { zoneMode: own ?? asked, error: own ? null : error, reload: refetch }
}

function modeOf(config: ServiceConfig | null): ZoneMode | null {
  const mode = config?.zoneMode
  return mode === 'manual' || mode === 'coordinates' ? mode : null
}
