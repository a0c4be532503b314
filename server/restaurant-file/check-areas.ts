import type { Reading, RestaurantRows } from './form.ts'

type Rows = Pick<RestaurantRows, 'venues' | 'serviceConfigs' | 'deliveryCities'>

/**
 * Refuses areas of a town where every venue that delivers there looks addresses up on the map: no address is ever found in
 * them (decision 137) [SET-46].
 */
export function checkAreas({ venues, serviceConfigs, deliveryCities }: Rows, { refuse }: Reading): void {
  for (const [index, area] of deliveryCities.entries()) {
    if (area.zoneMode !== 'manual' || !area.isForDelivery) continue
    const serving = venues.filter(({ id }) => !area.excludedVenueIds.includes(id)).map(({ id }) => id)
    const ways = serviceConfigs.filter(({ type, venueId }) => type === 'delivery' && serving.includes(venueId))
    if (ways.length > 0 && ways.every(({ zoneMode }) => zoneMode === 'coordinates'))
      refuse(`deliveryAreas[${index}]`, { id: 'areaOffMap' })
  }
}
