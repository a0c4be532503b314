import { getConversations } from '#src/contract/conversation.ts'
import { getOrderHistory } from '#src/contract/placed-order.ts'
import { getReservations } from '#src/contract/reservation.ts'
import type { Instance } from '#src/instance/create-instance.ts'

// Queries that show numbers of unread messages or the open conversations.
const lists: readonly unknown[] = [getConversations.path, getOrderHistory.path, getReservations.path]

/** Refetches the lists behind a conversation that has changed. */
export function refreshLists({ queryClient }: Instance): void {
  for (const query of queryClient.getQueryCache().getAll())
    if (lists.includes(query.queryKey[1]) && query.getObserversCount() > 0) query.fetch().catch(() => {})
}
