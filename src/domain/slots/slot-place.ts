import type { OrderAddress } from '#src/contract/order-address.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

type OrderPlace = {
  readonly address: Pick<OrderAddress, 'zoneMode' | 'deliveryCityId' | 'deliveryZoneId'> | null
  readonly servicePointId: Id<'ServicePoint'> | null
}

/**
 * The destination of an order as parameters of a slot search: of several areas the smallest counts [VENUE-31]. In
 * manual zones the city is one id, with coordinates a list (contract C107).
 */
export function slotPlace({ address, servicePointId }: OrderPlace) {
  const cityId = address?.deliveryCityId ?? null
  return {
    deliveryCityIds: cityId === null || address?.zoneMode === 'manual' ? cityId : [cityId],
    deliveryZoneId: address?.deliveryZoneId ?? null,
    servicePointId,
  }
}

type CityFilter = {
  readonly config: Pick<ServiceConfig, 'hasSlotsByCity'> | null
  readonly deliveryCityIds: Id<'DeliveryCity'> | readonly Id<'DeliveryCity'>[] | null
}

/**
 * Slots for the chosen cities: those that list one of them, or no city at all (rulings "slot city filter") [WIZ-31].
 */
export function slotsForCities<S extends Pick<TimeSlot, 'deliveryCityIds'>>(
  slots: readonly S[],
  { config, deliveryCityIds }: CityFilter,
): readonly S[] {
  if (!config?.hasSlotsByCity) return slots
  const chosen = [deliveryCityIds ?? []].flat()
  return slots.filter(({ deliveryCityIds: served }) => served.length === 0 || chosen.some((id) => served.includes(id)))
}

type Couriers = Pick<Venue, 'hasPonyuKey' | 'hasPonyuSlots' | 'hasEatintimeKey' | 'hasEatintimeSlots'>

/** Whether a delivery company sets the slots, so that they are fetched per day [WIZ-28, WIZ-29]. */
export function hasCourierSlots(type: Parameters<typeof isDelivered>[0], venue: Couriers): boolean {
  const { hasPonyuKey, hasPonyuSlots, hasEatintimeKey, hasEatintimeSlots } = venue
  return isDelivered(type) && ((hasPonyuKey && hasPonyuSlots) || (hasEatintimeKey && hasEatintimeSlots))
}
