import { readChats } from '#desk/contract/messages.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { readReservations } from '#desk/contract/reservations.ts'
import { readTableCalls } from '#desk/contract/table-calls.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

/** How many things wait for an answer, and in which room they stand. */
export function useWaiting() {
  const orders = useDeskQuery(readOrders).data?.orders.filter(isWaiting).length ?? 0
  const reservations = useDeskQuery(readReservations).data?.reservations.filter(isWaiting).length ?? 0
  const unread = useDeskQuery(readChats).data?.chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
  const calls = useDeskQuery(readTableCalls).data?.calls.length ?? 0
  const rooms: Readonly<Record<string, number>> = {
    '/': orders + calls,
    '/reservations': reservations,
    '/messages': unread,
  }
  return { orders, reservations, unread, calls, of: (path: string) => rooms[path] ?? 0 }
}
