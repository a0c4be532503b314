import { useState } from 'react'

import type { DeliveryAddress, NewAddress } from '#src/contract/delivery-address.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { manualCities } from '#src/domain/areas/delivery-areas.ts'
import type { ManualForm, ManualPlace } from '#src/domain/areas/new-address.ts'
import {
  blankManual,
  manualAddress,
  manualForm,
  manualPlace,
  missingInManual,
  typedAddressToSave,
  asTypedAddress,
} from '#src/domain/areas/new-address.ts'
import { useAddressPicker } from '#src/parts/address/use-address-picker.ts'
import { useDeliveryAreas } from '#src/parts/address/use-delivery-areas.ts'

/** Chosen town and zone, and the typed fields. */
type ZonedForm = ManualForm & Pick<DeliveryAddress, 'deliveryCityId' | 'deliveryZoneId'>
type Asked = {
  readonly venue: Venue
  readonly zoneMode: ZoneMode
  /** The address to edit; null creates one. */
  readonly known: DeliveryAddress | null
}

const blank: ZonedForm = { ...blankManual, deliveryCityId: null, deliveryZoneId: null }

/** Form of a delivery address, in manual zones or with coordinates, by the venue's zone mode [ACCT-37, ACCT-56]. */
export function useAddressForm({ venue, zoneMode, known }: Asked) {
  const { cities, error, reload } = useDeliveryAreas(venue.id)
  const initial = known && asTypedAddress(known)
  const picker = useAddressPicker({ venueId: venue.id, type: 'delivery', offersSaved: false, initial })
  const [form, setForm] = useState<ZonedForm>(() => (known ? { ...manualForm(known), ...placeOf(known) } : blank))
  const towns = manualCities(cities ?? [], { venueIds: [venue.id], type: 'delivery' })
  const place = manualPlace(towns, form)
  const isManual = zoneMode === 'manual'
  const change = (part: Partial<ZonedForm>) => setForm((before) => ({ ...before, ...part }))

  return {
    isManual,
    form,
    change,
    towns,
    zones: place?.city.zones ?? [],
    /** Null until a town is chosen. */
    place,
    picker,
    error,
    reload,
    /** Nothing is typed or chosen. */
    isBlank: Object.values(form).every((value) => !value) && picker.text.trim() === '',
    /** Empty required fields; for coordinates the picker itself reports what is missing. */
    missing: isManual ? missingIn(form, place) : [],
    /** Chooses a town and clears the zone [ACCT-57]. */
    chooseTown: (id: Id<'DeliveryCity'> | null) => change({ deliveryCityId: id, deliveryZoneId: null }),
    chooseZone: (id: Id<'DeliveryZone'> | null) => change({ deliveryZoneId: id }),
    /** The address to send; null when one with coordinates is incomplete, which the picker then reports. */
    async toSave(): Promise<NewAddress | null> {
      const oldId = known?.id ?? null
      if (isManual) return place && { ...manualAddress(form, place, venue), oldId }
      const typed = typedAddressToSave(await picker.confirm(), form)
      return typed && { ...typed, oldId }
    },
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>

function placeOf({ deliveryCityId, deliveryZoneId }: DeliveryAddress) {
  return { deliveryCityId, deliveryZoneId }
}

function missingIn(form: ZonedForm, place: ManualPlace | null): string[] {
  const lacksZone = place !== null && place.city.zones.length > 0 && !place.zone
  const unchosen = place ? (lacksZone ? ['zone'] : []) : ['city']
  const untyped = missingInManual(form, { zone: place?.zone ?? null })
  // The postcode is asked for only after town and zone, which may give it.
  return [...unchosen, ...untyped.filter((field) => unchosen.length === 0 || field !== 'postcode')]
}
