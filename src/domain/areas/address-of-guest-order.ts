import type { NewAddress } from '#src/contract/delivery-address.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'

type OrderOfGuest = Pick<
  RequestOf<typeof createOrder>,
  'orderAddress' | 'street' | 'houseNumber' | 'doorbell' | 'addressNote' | 'town' | 'postcode' | 'province' | 'country'
>

/** The address that came with a guest's order, in the form in which one is saved; null without one. */
export function addressOfGuestOrder({ orderAddress, addressNote, doorbell, ...text }: OrderOfGuest): NewAddress | null {
  if (!orderAddress) return null
  const { zoneMode, deliveryCityId, deliveryZoneId } = orderAddress
  return {
    zoneMode,
    orderAddress: zoneMode === 'coordinates' ? orderAddress : null,
    street: text.street ?? '',
    houseNumber: text.houseNumber ?? '',
    town: text.town ?? '',
    postcode: text.postcode ?? '',
    province: text.province ?? '',
    country: text.country ?? '',
    doorbell: doorbell ?? null,
    note: addressNote ?? null,
    deliveryCityId,
    deliveryZoneId,
    oldId: null,
  }
}
