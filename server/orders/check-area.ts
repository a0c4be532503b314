import type { AddressPlace } from '#server/addresses/resolve-address.ts'
import { placeOf } from '#server/addresses/resolve-address.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { moneyText } from '#server/platform/texts/money-text.ts'
import type { Timetable } from '#server/slots/timetable-slots.ts'
import type { OpenService } from '#server/venues/check-service.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Cents } from '#src/contract/values.ts'
import { positionOf } from '#src/domain/areas/build-order-address.ts'
import { checkAddress } from '#src/domain/areas/check-address.ts'
import { citiesServing, readAreas } from '#src/domain/areas/delivery-areas.ts'
import { accept } from '#src/domain/verdict.ts'

/** A service and the timetable of the slot that was chosen; null when there is none such. */
export type SlotPlace = OpenService & { readonly timetable: Timetable | null }

type AreaQuestion = SlotPlace & {
  /** Those that the venue serves. */
  readonly cities: readonly DeliveryCity[]
  /** Products total before discounts. */
  readonly products: Cents
}

/** Does the venue bring this much to the address, in this slot [CHK-28..31, WIZ-31]? */
export function checkArea(address: AddressPlace, question: AreaQuestion): Answer<null> {
  const { venue, config, cities, products } = question
  const zoneMode = config.zoneMode === 'other' ? null : config.zoneMode
  const place = placeOf(address, { venueId: venue.id, zoneMode, cities })
  const refusal = checkAddress({ city: null, zone: null, ...place, deliveryCityId: place?.city.id ?? null }, products)
  if (refusal?.reason === 'below-minimum-spend') {
    return refused('MIN_SPEND', { minimum: moneyText(refusal.minimum, venue.currencyCode) })
  }
  if (refusal || !place) return refused('ADDRESS_NOT_SERVED')
  return isSlotFor(address, place.city, question) ? accept(null) : refused('NO_SLOTS_FOR_ADDRESS')
}

/** A slot may be for some of the areas only that hold the address (rulings "slot city filter"). */
function isSlotFor(
  address: AddressPlace,
  chosen: DeliveryCity,
  { venue, config, cities, timetable }: AreaQuestion,
): boolean {
  if (!config.hasSlotsByCity || !timetable || timetable.deliveryCityIds.length === 0) return true
  const position = address.zoneMode === 'coordinates' ? positionOf(address) : null
  const asked = { venueIds: [venue.id], type: 'delivery' } as const
  const around = position ? citiesServing(position, readAreas(cities).areas, asked) : [chosen]
  return around.some(({ id }) => timetable.deliveryCityIds.includes(id))
}
