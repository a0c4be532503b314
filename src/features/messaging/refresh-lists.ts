import { getConversations } from '#src/contract/conversation.ts'
import { getOrderHistory } from '#src/contract/placed-order.ts'
import { getReservations } from '#src/contract/reservation.ts'
import type { Instance } from '#src/instance/create-instance.ts'

// What shows how much is unread, or which conversations are left.
const lists: readonly unknown[] = [getConversations.path, getOrderHistory.path, getReservations.path]

/** Asks anew for the lists that are on the screen behind a conversation, since it has changed. */
export function refreshLists({ queryClient }: Instance): void {
  for (const query of queryClient.getQueryCache().getAll())
    if (lists.includes(query.queryKey[1]) && query.getObserversCount() > 0) query.fetch().catch(() => {})
}
