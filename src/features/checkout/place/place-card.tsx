import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'

import { AddressCard } from './address-card.tsx'
import { GuestAddressCard } from './guest-address-card.tsx'
import { PointCard } from './point-card.tsx'

type PlaceCardProps = {
  readonly type: OrderType
  readonly venue: Venue
  readonly checkout: Checkout
  readonly showsMissing: boolean
}

/** Destination of a delivered order. */
export function PlaceCard({ type, ...card }: PlaceCardProps) {
  if (destinationOf(type) === 'servicePoint') return <PointCard {...card} />
  const { guest } = card.checkout.delivery
  return guest ? <GuestAddressCard {...card} guest={guest} /> : <AddressCard {...card} />
}
