import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import type { AddressArea } from '#src/domain/areas/area-of-address.ts'
import { areaOfAddress, lacksZone } from '#src/domain/areas/area-of-address.ts'
import { FirstTime } from '#src/features/order-options/first-time.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useDeliveryAreas } from '#src/parts/address/use-delivery-areas.ts'
import { nowhere } from '#src/parts/start/nowhere.ts'

import { AreaFee } from './area-facts.tsx'
import { useEarlierAddress } from './use-earlier-address.ts'

export type DeliveryTileProps = { readonly venue: Venue; readonly config: ServiceConfig | null }

/**
 * What the tile of delivery says: where the order goes, the earliest time between and the fee, once an address is known
 * that the venue serves; before that the earliest time of all areas [WIZ-51].
 */
export function DeliveryTile({ venue, config }: DeliveryTileProps) {
  const { stores } = useInstance()
  const { cities, areas } = useDeliveryAreas(venue.id)
  const zoneMode = config?.zoneMode === 'manual' ? 'manual' : 'coordinates'
  const asked = { areas: areas ?? [], venueIds: [venue.id], type: 'delivery' } as const
  const address = useEarlierAddress({ zoneMode, chosen: stores.draft.state.address, config, asked })
  const area = address && cities ? areaOfAddress(address, cities) : null
  if (!address || !area || lacksZone(area)) return <FirstTime venue={venue} type="delivery" config={config} />
  return (
    <>
      <span className="line">{address.formattedAddress ?? nameOf(area)}</span>{' '}
      <span className="line">
        <FirstTime venue={venue} type="delivery" config={config} place={{ ...nowhere, address }} />
        {' · '}
        <AreaFee area={area} />
      </span>
    </>
  )
}

/** The smallest place that is named: the zone, else the town. */
function nameOf({ city, zone }: AddressArea): string {
  return zone?.name ?? city.name
}
