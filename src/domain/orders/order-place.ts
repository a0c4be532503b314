import type { Order } from '#src/contract/placed-order.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'

type Sent = Pick<
  Order,
  'street' | 'houseNumber' | 'town' | 'postcode' | 'zoneTown' | 'zonePostcode' | 'province' | 'doorbell' | 'addressNote'
>
type Placed = Sent & Pick<Order, 'orderType' | 'servicePoint' | 'deliveryPoint'>

/** Destination of an order. */
export type OrderPlace =
  | { readonly kind: 'venue' }
  | {
      readonly kind: 'address'
      readonly address: string
      readonly doorbell: string | null
      readonly note: string | null
    }
  | {
      readonly kind: 'point'
      readonly name: string | null
      /** The restaurant's label of the delivery point field. */
      readonly deliveryPointLabel: string | null
      readonly deliveryPoint: string | null
    }

/** DELIVERY goes to its address, DIL to its service point, every other type is at the venue [ORD-11]. */
export function orderPlace(order: Placed): OrderPlace {
  switch (destinationOf(order.orderType)) {
    case 'address':
      return { kind: 'address', address: sentAddress(order), doorbell: order.doorbell, note: order.addressNote }
    case 'servicePoint': {
      const { servicePoint: point, deliveryPoint } = order
      const deliveryPointLabel = point?.deliveryPointLabel ?? null
      return { kind: 'point', name: point?.name ?? null, deliveryPointLabel, deliveryPoint }
    }
    case 'venue':
    case 'table':
      return { kind: 'venue' }
  }
}

/** `Via Garibaldi 8, 10122 Torino (TO)`; a district comes before the town, with its own postcode. */
function sentAddress({ street, houseNumber, town, postcode, zoneTown, zonePostcode, province }: Sent): string {
  const parts = [zoneTown, town].filter((part, index, all) => part && all.indexOf(part) === index)
  return fullAddress({
    street: street ?? '',
    houseNumber: houseNumber ?? '',
    postcode: zonePostcode ?? postcode ?? '',
    town: parts.join(', '),
    province: province ?? '',
  })
}

/** The restaurant's name of the order type at the service point; null = our own name [ORD-09]. */
export function ownTypeName({ orderType, servicePoint }: Pick<Placed, 'orderType' | 'servicePoint'>): string | null {
  return destinationOf(orderType) === 'servicePoint' ? (servicePoint?.typeLabel ?? null) : null
}
