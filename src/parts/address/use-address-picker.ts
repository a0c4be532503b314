import { useEffect, useRef, useState } from 'react'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { GeocodeResult } from '#src/contract/geocode.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { AreaSearch } from '#src/domain/areas/build-order-address.ts'
import {
  geocodeText,
  withFoundAreas,
  missingPart,
  savedAddress,
  suggestedAddress,
  typedAddress,
} from '#src/domain/areas/build-order-address.ts'
import type { PickedAddressRefusal } from '#src/i18n/address-refusal-text.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

import { useDeliveryAreas } from './use-delivery-areas.ts'
import { useGeocode } from './use-place-search.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'

export type AddressPickerOptions = {
  /** Venue whose delivery areas count; null = those of every venue that may be chosen. */
  readonly venueId: Id<'Venue'> | null
  readonly type: ServiceType
  /** Initial choice: an earlier one, or the customer's default address. */
  readonly initial?: OrderAddress | null
  /** Whether a signed-in customer may pick a saved address; true by default. */
  readonly offersSaved?: boolean
  /** Called with a picked suggestion or saved address, which may lack its house number or lie outside of all areas. */
  readonly onPick?: (address: OrderAddress) => void
}

type Typed = {
  readonly text: string
  /** Typed in its own field, where the address has none. */
  readonly houseNumber: string
  /** The picked suggestion, or the geocoder's result for the text. */
  readonly place: OrderAddress | null
}
type Choice = Typed & {
  readonly savedId: Id<'DeliveryAddress'> | null
  /** Why the last `confirm` failed. */
  readonly refusal: PickedAddressRefusal | null
}

const nothing: Choice = { text: '', houseNumber: '', place: null, savedId: null, refusal: null }

/**
 * State of an `AddressPicker`: an address picked from suggestions, typed in full or saved before. The screen brings
 * its own button: `address` is the address picked so far with the areas it lies in; `confirm` resolves to it when it is
 * complete and served, else to null, and the fields show the reason.
 */
export function useAddressPicker(options: AddressPickerOptions) {
  const { venueId, type, initial = null, offersSaved, onPick } = options
  const { asked, error, reload } = useAreasAsked(venueId, type)
  const { saved = [] } = useSavedAddresses(venueId, offersSaved)
  const [choice, setChoice] = useState(() => choiceOf(initial))
  const { confirmTyped, isConfirming } = useConfirmTyped(venueId, choice, setChoice)
  const picked = saved.find(({ id }) => id === choice.savedId) ?? null
  const address = asked && pickedAddress(picked, choice.place, asked)
  const known = address && refusalOf(address)

  function pick(next: Choice, found: OrderAddress | null) {
    setChoice(next)
    if (found) onPick?.(found)
  }

  return {
    /** The address picked so far, with the areas it lies in; null = none, or the areas are not loaded yet. */
    address,
    /** Why the address cannot be used, as far as that is known before `confirm`. */
    refusal: choice.refusal ?? known,
    isConfirming,
    /** Resolves to the address when it is complete and served; a saved one is returned unchanged [VENUE-23]. */
    async confirm(): Promise<OrderAddress | null> {
      if (!asked || isConfirming) return null
      if (!picked) return confirmTyped(asked)
      return known ? null : address
    },
    // For the fields of AddressPicker.
    venueId,
    saved,
    savedId: picked?.id ?? null,
    text: choice.text,
    houseNumber: choice.houseNumber,
    /** The picked place has no house number [VENUE-19]. */
    lacksHouseNumber: choice.place?.info?.houseNumber === '',
    isTyping: choice.place === null,
    areasError: error,
    reloadAreas: reload,
    type: (text: string) => setChoice({ ...nothing, text }),
    typeHouseNumber: (houseNumber: string) => setChoice({ ...choice, houseNumber, refusal: null }),
    pickPlace(result: GeocodeResult) {
      const place = placeOf(result)
      pick({ ...nothing, text: result.formattedAddress, place }, asked && withFoundAreas(place, asked))
    },
    pickSaved(id: Id<'DeliveryAddress'> | null) {
      const one = saved.find((each) => each.id === id) ?? null
      pick({ ...nothing, savedId: id }, asked && pickedAddress(one, null, asked))
    },
  }
}

/** The delivery areas of one venue or of all, with order type and venues to check; null until they are loaded. */
function useAreasAsked(venueId: Id<'Venue'> | null, type: ServiceType) {
  const { venues } = useRestaurant()
  const { areas, error, reload } = useDeliveryAreas(venueId)
  const venueIds = venueId === null ? venues.map(({ id }) => id) : [venueId]
  const asked: AreaSearch | null = areas && { areas, venueIds, type }
  return { asked, error, reload }
}

/**
 * Geocodes what was typed with its house number; the first place counts [VENUE-24..28]. That it could not be looked up
 * is said like a refusal [API-41].
 */
function useConfirmTyped(venueId: Id<'Venue'> | null, choice: Choice, setChoice: (choice: Choice) => void) {
  const findPlaces = useGeocode(venueId)
  const [isConfirming, setIsConfirming] = useState(false)
  const latest = useRef(choice)
  useEffect(() => {
    latest.current = choice
  })

  async function confirmTyped(asked: AreaSearch): Promise<OrderAddress | null> {
    const { text, houseNumber, place } = choice
    // When the diner has typed on meanwhile, what is found or refused is outdated.
    const isOutdated = () => latest.current !== choice
    setIsConfirming(true)
    try {
      const places = await findPlaces(geocodeText(text, houseNumber))
      if (isOutdated()) return null
      const verdict = typedAddress(places, asked)
      if (verdict.ok) {
        setChoice({ ...nothing, text: verdict.value.formattedAddress ?? text, place: verdict.value })
        return verdict.value
      }
      const [first] = places
      setChoice({ ...choice, place: place ?? (first ? placeOf(first) : null), refusal: verdict.refusal })
    } catch (failure) {
      if (!isOutdated()) setChoice({ ...choice, refusal: { reason: 'not-looked-up', failure } })
    } finally {
      setIsConfirming(false)
    }
    return null
  }
  return { confirmTyped, isConfirming }
}

export type AddressPickerState = ReturnType<typeof useAddressPicker>

function choiceOf(address: OrderAddress | null): Choice {
  if (address === null) return nothing
  if (address.savedAddressId !== null) return { ...nothing, savedId: address.savedAddressId }
  return { ...nothing, text: address.formattedAddress ?? '', place: address }
}

/** A suggestion as an address, not yet checked against any area. */
function placeOf(result: GeocodeResult): OrderAddress {
  return suggestedAddress(result, '', { areas: [], venueIds: [], type: 'delivery' })
}

function pickedAddress(saved: DeliveryAddress | null, place: OrderAddress | null, asked: AreaSearch) {
  if (saved) return savedAddress(saved, asked)
  return place && withFoundAreas(place, asked)
}

/**
 * Why a picked address is refused. A missing house number is not refused yet, because it can still be typed; a missing
 * postcode is [VENUE-20, VENUE-25].
 */
function refusalOf({ foundCityIds, savedAddressId, info }: OrderAddress): PickedAddressRefusal | null {
  if (foundCityIds.length === 0) return { reason: 'address-not-served' }
  const missing = savedAddressId === null && info && info.houseNumber !== '' ? missingPart(info) : null
  return missing && { reason: missing }
}
