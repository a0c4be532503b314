import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import { accept } from '#src/domain/verdict.ts'

import type { GroupRow, OrderOfGroup } from './group-queries.ts'

type GroupState = Exclude<GroupOrder['state'], 'other'>

/**
 * The state of a group at an instant: that of its order while there is one, else closed once the lead has ended it or its
 * slot is over. An order that was refused or cancelled, as an unpaid one that lapsed is, frees its group.
 */
export function groupState(
  { endedAt, endsAt }: Pick<GroupRow, 'endedAt' | 'endsAt'>,
  order: OrderOfGroup | null,
  nowMs: number,
): GroupState {
  if (order && isInForce(order)) return order.paymentStatus === 'pending' ? 'paying' : 'ordered'
  return endedAt !== null || endsAt.getTime() <= nowMs ? 'closed' : 'open'
}

export function isInForce({ status }: OrderOfGroup): boolean {
  return status !== 'refused' && status !== 'cancelled'
}

/** Only an open group changes. */
export function checkOpen(state: GroupState): Answer<null> {
  if (state === 'open') return accept(null)
  return refused(state === 'closed' ? 'GROUP_ENDED' : 'GROUP_ORDERED')
}
