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

/** The choice of town and zone, and what is typed. */
type ZonedForm = ManualForm & Pick<DeliveryAddress, 'deliveryCityId' | 'deliveryZoneId'>
type Asked = {
  readonly venue: Venue
  readonly zoneMode: ZoneMode
  /** The address to change; null for a new one. */
  readonly known: DeliveryAddress | null
}

const blank: ZonedForm = { ...blankManual, deliveryCityId: null, deliveryZoneId: null }

/** A delivery address out of zones or with coordinates, as the venue asks for it [ACCT-37, ACCT-56]. */
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
    /** Null as long as no town is chosen. */
    place,
    picker,
    error,
    reload,
    /** Nothing has been typed or chosen. */
    isBlank: Object.values(form).every((value) => !value) && picker.text.trim() === '',
    /** The required fields that are empty; what an address with coordinates lacks is the picker's to say. */
    missing: isManual ? missingIn(form, place) : [],
    /** Another town has other zones [ACCT-57]. */
    chooseTown: (id: Id<'DeliveryCity'> | null) => change({ deliveryCityId: id, deliveryZoneId: null }),
    chooseZone: (id: Id<'DeliveryZone'> | null) => change({ deliveryZoneId: id }),
    /** The address as it is sent; null when the address with coordinates is not complete, which the picker then says. */
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
  // What is still to be chosen will say the postcode, or ask for it.
  return [...unchosen, ...untyped.filter((field) => unchosen.length === 0 || field !== 'postcode')]
}
