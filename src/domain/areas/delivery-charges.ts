import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { Cents } from '#src/contract/values.ts'
import { zero } from '#src/domain/money.ts'
import type { Destination } from '#src/domain/services/order-type.ts'

/** The field `F` of a city and a zone: of a chosen one, a found area or an address. */
type ChosenArea<F extends 'minimumSpend' | 'deliveryFee'> = {
  readonly city: Pick<DeliveryCity, F> | null
  readonly zone: Pick<DeliveryZone, F> | null
}

/**
 * Minimum products total before discounts, in cents; null = none. A zone's amount wins over the city's, unless it is
 * null or 0 (rulings "minimum spend of a zone") [CHK-29, CHK-30, CHK-31].
 */
export function minimumSpend({ city, zone }: ChosenArea<'minimumSpend'>): Cents | null {
  return zone?.minimumSpend || city?.minimumSpend || null
}

/** Destination of the order as far as it is chosen; without one the fee is not known yet. */
export type DeliveryPlace = {
  /** DELIVERY: an address wins over an area. */
  readonly address?: { readonly deliveryFee: Cents | null } | null
  readonly area?: ChosenArea<'deliveryFee'> | null
  /** DIL: the info of the service point. */
  readonly servicePoint?: { readonly deliveryFee: Cents | null } | null
}

/**
 * Delivery fee in cents; null = not known yet, or no delivery. A destination without a fee is free (rulings
 * "spese_consegna null") [PRICE-27, PRICE-28, PRICE-29].
 */
export function deliveryFee(destination: Destination, { address, area, servicePoint }: DeliveryPlace): Cents | null {
  if (destination === 'servicePoint') return servicePoint ? (servicePoint.deliveryFee ?? zero) : null
  if (destination !== 'address') return null
  if (address) return address.deliveryFee ?? zero
  return area ? (area.zone?.deliveryFee ?? area.city?.deliveryFee ?? zero) : null
}
