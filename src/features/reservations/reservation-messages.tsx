import type { Subject } from '#src/contract/chat.ts'
import type { Reservation } from '#src/contract/reservation.ts'
import { MessagesLink } from '#src/parts/messages/messages-link.tsx'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'

type ReservationMessagesProps = { readonly reservation: Reservation; readonly isWide?: boolean }

/** Link to the messages about a reservation, where it has a conversation [RESV-29]. */
export function ReservationMessages({ reservation, isWide }: ReservationMessagesProps) {
  const venue = useVenueOfOrder(reservation)
  if (!reservation.chat || !venue?.hasMessaging) return null
  const about: Subject = { kind: 'reservation', subjectId: Number(reservation.id) as Subject['subjectId'] }
  return <MessagesLink about={about} chat={reservation.chat} variant={isWide ? 'secondary' : 'text'} isWide={isWide} />
}
