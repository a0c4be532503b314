import type { Subject } from '#src/contract/chat.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { isMessagingOffered } from '#src/domain/messaging/is-offered.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { MessagesLink } from '#src/parts/messages/messages-link.tsx'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'

type OrderMessagesLinkProps = { readonly order: Order; readonly isWide?: boolean }

/** Link to the messages about an order, where its customer may write [ORD-06]. */
export function OrderMessagesLink({ order, isWide }: OrderMessagesLinkProps) {
  const customer = useCustomer()
  const venue = useVenueOfOrder(order)
  if (customer === null || !isMessagingOffered(order, venue)) return null
  const about: Subject = { kind: 'order', subjectId: Number(order.id) as Subject['subjectId'] }
  return <MessagesLink about={about} chat={order.chat} variant={isWide ? 'secondary' : 'text'} isWide={isWide} />
}
