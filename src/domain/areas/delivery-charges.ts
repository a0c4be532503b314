import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { Cents } from '#src/contract/values.ts'
import { zero } from '#src/domain/money.ts'
import type { Destination } from '#src/domain/services/order-type.ts'

/** What a choice of city and zone, a found area or an address say; `F` names what is read. */
type ChosenArea<F extends 'minimumSpend' | 'deliveryFee'> = {
  readonly city: Pick<DeliveryCity, F> | null
  readonly zone: Pick<DeliveryZone, F> | null
}

/**
 * Least products total, before discounts; null = none. A zone's own amount wins over the city's; a zone with null or 0
 * sets none, so the city's counts (rulings "minimum spend of a zone") [CHK-29, CHK-30, CHK-31].
 */
export function minimumSpend({ city, zone }: ChosenArea<'minimumSpend'>): Cents | null {
  return zone?.minimumSpend || city?.minimumSpend || null
}

/** Where the order goes, as far as it is chosen: with neither the fee is not known yet. */
export type DeliveryPlace = {
  /** DELIVERY: an address wins over the area it may lie in. */
  readonly address?: { readonly deliveryFee: Cents | null } | null
  readonly area?: ChosenArea<'deliveryFee'> | null
  /** DIL: what the service point's info says. */
  readonly servicePoint?: { readonly deliveryFee: Cents | null } | null
}

/**
 * Fee in cents of what is brought there; null = not known yet, or nothing is brought. A place without a fee is free (rulings
 * "spese_consegna null") [PRICE-27, PRICE-28, PRICE-29].
 */
export function deliveryFee(destination: Destination, { address, area, servicePoint }: DeliveryPlace): Cents | null {
  if (destination === 'servicePoint') return servicePoint ? (servicePoint.deliveryFee ?? zero) : null
  if (destination !== 'address') return null
  if (address) return address.deliveryFee ?? zero
  return area ? (area.zone?.deliveryFee ?? area.city?.deliveryFee ?? zero) : null
}
