import type { Venue } from '#src/contract/venue.ts'
import type { ManualPlace } from '#src/domain/areas/new-address.ts'

type ZoneLineProps = { readonly place: ManualPlace; readonly venue: Pick<Venue, 'province'> }

/** What the zone of the order gives of an address: `10123 Torino (TO) · Centro`. */
export function ZoneLine({ place: { city, zone }, venue: { province } }: ZoneLineProps) {
  return (
    <p className="place">
      {[zone?.postcode, city.name, province && `(${province})`].filter(Boolean).join(' ')}
      {zone && ` · ${zone.name}`}
    </p>
  )
}
