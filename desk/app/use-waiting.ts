import { useMemo, useSyncExternalStore } from 'react'

import type { Waiting } from '#desk/alarm/create-alarm.ts'
import { readChats } from '#desk/contract/messages.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { readReservations } from '#desk/contract/reservations.ts'
import { readTableCalls } from '#desk/contract/table-calls.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

/** Everything that waits for somebody, by kind, each named so that one that comes anew is known. */
export function useWaiting(): Waiting {
  const { waiting } = useDesk()
  const accepted = useSyncExternalStore(waiting.subscribe, () => waiting.all)
  const orders = useDeskQuery(readOrders).data
  const reservations = useDeskQuery(readReservations).data
  const chats = useDeskQuery(readChats).data
  const calls = useDeskQuery(readTableCalls).data
  return useMemo(
    () => ({
      // One that is accepted here and waits for the network is answered: nobody needs to be called.
      orders: new Set(
        orders?.orders
          .filter(
            (order) => isWaiting(order) && !accepted.some((each) => each.kind === 'accept' && each.order === order.id),
          )
          .map(({ id }) => String(id)),
      ),
      reservations: new Set(reservations?.reservations.filter(isWaiting).map(({ id }) => String(id))),
      // Another message of a conversation is news again.
      messages: new Set(
        chats?.chats
          .filter(({ unreadCount }) => unreadCount > 0)
          .map(({ id, messages }) => `${id} ${messages.at(-1)?.id}`),
      ),
      calls: new Set(calls?.calls.map(({ tableId, calledAt }) => `${tableId} ${calledAt}`)),
    }),
    [accepted, orders, reservations, chats, calls],
  )
}

/** How much waits in a room. */
export function countIn({ orders, calls, reservations, messages }: Waiting, path: string): number {
  const rooms: Readonly<Record<string, number>> = {
    '/': orders.size + calls.size,
    '/reservations': reservations.size,
    '/messages': messages.size,
  }
  return rooms[path] ?? 0
}
