import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { accept } from '#src/domain/verdict.ts'

import type { GroupRow } from './group-queries.ts'
import { groupKey, lockGroup, memberOfKey, orderOfGroup } from './group-queries.ts'
import { checkOpen, groupState } from './group-state.ts'

type OrderRequest = Pick<RequestOf<typeof createOrder>, 'group' | 'venueId' | 'orderType'>

/**
 * Locks the group that an order is for, in the transaction of the order: a change of a part comes before it or is
 * refused after it. The lead orders, an open group, as it is now. Null: the order is for no group.
 */
export async function lockGroupOfOrder(
  { group: wanted, venueId, orderType }: OrderRequest,
  { db, restaurant, nowMs }: Pick<Call, 'db' | 'restaurant' | 'nowMs'>,
): Promise<Answer<GroupRow | null>> {
  if (!wanted) return accept(null)
  const group = await lockGroup(db, groupKey(restaurant.id, wanted.code))
  if (!group) return refused('GROUP_NOT_FOUND')
  const member = await memberOfKey(db, group, wanted.key)
  if (member?.id !== group.leadId) return refused('GROUP_NOT_LEAD')
  const isOpen = checkOpen(groupState(group, await orderOfGroup(db, group), nowMs))
  if (!isOpen.ok) return isOpen
  const isAsItIs = group.version === wanted.version && group.venueId === venueId && group.orderType === orderType
  return isAsItIs ? accept(group) : refused('GROUP_CHANGED')
}
