import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { Answer, Refusal } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'
import { accept } from '#src/domain/verdict.ts'

import type { GroupRow, MemberRow } from './group-queries.ts'
import { groupKey, groupRow, lockGroup, memberOfKey, orderOfGroup, updateGroup } from './group-queries.ts'
import { checkOpen, groupState } from './group-state.ts'
import { readGroup } from './read-group.ts'

/** A locked group that is open, and the member who changes it. */
export type HeldGroup = { readonly db: Database; readonly group: GroupRow; readonly member: MemberRow }
type Member = { readonly code: string; readonly key: string }

/**
 * Changes an open group for one of its members and answers it; what `change` returns is written to the group, with its
 * next version. Null: nothing has changed.
 */
export function changeGroup(
  { code, key }: Member,
  call: Call,
  change: (held: HeldGroup) => Promise<Answer<Partial<GroupRow> | null>>,
): Promise<Answer<{ group: GroupOrder }>> {
  const { restaurant, nowMs } = call
  return inTransaction<{ group: GroupOrder }, Refusal>(call.db, async (db) => {
    const group = await lockGroup(db, groupKey(restaurant.id, code))
    if (!group) return refused('GROUP_NOT_FOUND')
    const member = await memberOfKey(db, group, key)
    if (!member) return refused('ENTITY_NOT_FOUND')
    const isOpen = checkOpen(groupState(group, await orderOfGroup(db, group), nowMs))
    if (!isOpen.ok) return isOpen
    const changed = await change({ db, group, member })
    if (!changed.ok) return changed
    if (changed.value) await updateGroup(db, group, { ...changed.value, version: group.version + 1 })
    const after = await groupRow(db, group)
    return accept({ group: await readGroup(db, after ?? group, { code, nowMs }) })
  })
}
