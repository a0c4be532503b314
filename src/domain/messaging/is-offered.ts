import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'

/**
 * "Only when chat_visible is set and never for ORDINA_TAVOLO" [ORD-06]; with messaging off at its venue the link is
 * hidden too [MSG-14].
 */
export function isMessagingOffered(
  { isMessagingVisible, orderType }: Pick<Order, 'isMessagingVisible' | 'orderType'>,
  venue: Pick<Venue, 'hasMessaging'> | null,
): boolean {
  return isMessagingVisible && destinationOf(orderType) !== 'table' && venue?.hasMessaging !== false
}
