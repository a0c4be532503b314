import { randomUUID } from 'node:crypto'

import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import type { Product } from '#src/contract/product.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { minimumSpend } from '#src/domain/areas/delivery-charges.ts'
import type { GuestAddress } from '#src/domain/areas/guest-address.ts'
import { guestAddress } from '#src/domain/areas/guest-address.ts'
import type { OrderRequest } from '#src/domain/checkout/order-request.ts'
import { zero } from '#src/domain/money.ts'
import { canOrderAsGuest } from '#src/domain/services/order-type.ts'

import { inZone } from './check-addresses.ts'
import type { Place } from './check-content.ts'
import type { Slot } from './check-menu.ts'
import { freeSlot } from './check-menu.ts'
import { anOrder, checkBeforeOrder } from './check-orders.ts'
import type { Visit } from './service-client.ts'

type Ordered = { readonly dish: Product | null; readonly guest: NonNullable<OrderRequest['guest']> }

/** Has an order brought to a zone as a guest; without the place of its address it must be refused. */
export async function checkGuestDelivery(visit: Visit, place: Place, { dish, guest }: Ordered): Promise<void> {
  const { journal, options, left } = visit
  const { restaurant, venueId } = place
  const skip = (why: string) => journal.skip(why, 'guestDelivery')
  if (options.isReadOnly) return skip('--read-only')
  if (!restaurant || !canOrderAsGuest('delivery', restaurant.settings))
    return skip('delivery needs an account here: no DELIVERY in f_ordine_ospite')
  const address = addressIn(place)
  if (!address) return skip('the venue delivers to no zone')
  const slot = await freeSlot(visit, venueId, 'delivery')
  const takesCash = place.info?.paymentModes.some(({ kind }) => kind === 'cash') ?? false
  if (!slot || !dish || !takesCash) return skip('no cash order for delivery can be placed')
  const request = requestTo(address, visit, place, { slot, dish, guest })
  const nowhere = { ...request, orderAddress: null }
  await visit.refused(createOrder, nowhere, { as: 'guestDelivery', statuses: ['ADDRESS_INVALID', 'VALIDATION'] })
  await checkBeforeOrder(visit, place, request)
  const placed = await visit.call(createOrder, request, { idempotencyKey: randomUUID() })
  if (!placed) return undefined
  left.push(`order ${placed.id} (delivery ${slot.start}, cash, as a guest)`)
  await visit.call(getOrder, { venueId, id: placed.id, token: placed.token })
  return undefined
}

type Wish = { readonly slot: Slot; readonly dish: Product; readonly guest: Ordered['guest'] }

/** Enough of a dish for the minimum of the address. */
function requestTo(address: GuestAddress, visit: Visit, place: Place, { guest, ...what }: Wish): OrderRequest {
  const deliveryFee = address.deliveryFee ?? zero
  const wanted = { ...what, deliveryFee, paymentMode: 'cash', orderType: 'delivery' } as const
  const [line] = anOrder(visit, place, wanted).lines
  const quantity = Math.ceil((minimumSpend(address) ?? 0) / (line?.unitPrice || 1)) || 1
  return anOrder(visit, place, { ...wanted, quantity, fields: { guest, deliveryAddress: address } })
}

/** An address in the first zone, as a guest gives it. */
function addressIn({ info, venue, venueId }: Place): GuestAddress | null {
  const saved = info && inZone(info, venueId)
  const city = info?.deliveryCities.find(({ id }) => id === saved?.deliveryCityId)
  if (!info || !venue || !city || !saved) return null
  const zone = city.zones.find(({ id }) => id === saved.deliveryZoneId) ?? null
  const { street, houseNumber, postcode } = saved
  const typed = { street, houseNumber, postcode, doorbell: 'Conformance', note: '' }
  return guestAddress({ wizard: zoneAddress(city, zone), typed, venue, cities: info.deliveryCities })
}
