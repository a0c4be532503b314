import type { Database } from '#server/platform/db/database.ts'
import type { GroupOrder } from '#src/contract/group-order.ts'

import type { GroupRow } from './group-queries.ts'
import { membersOf, orderOfGroup } from './group-queries.ts'
import { groupState, isInForce } from './group-state.ts'

type Reader = {
  /** As the caller sent it: only its hash is stored. */
  readonly code: string
  readonly nowMs: number
}

/**
 * A group as it is read (decision 83). Its row is read before its members: parts are then never older than the version that
 * comes with them, so that an order of this version leaves nothing out.
 */
export async function readGroup(db: Database, group: GroupRow, { code, nowMs }: Reader): Promise<GroupOrder> {
  const order = await orderOfGroup(db, group)
  const members = await membersOf(db, group)
  return {
    code,
    venueId: group.venueId,
    options: {
      orderType: group.orderType,
      slotStart: group.slotStart,
      slotEnd: group.slotEnd,
      timetableId: group.timetableId,
      menuId: group.menuId,
      asSoonAsPossible: group.asSoonAsPossible,
      servicePointId: group.servicePointId,
    },
    state: groupState(group, order, nowMs),
    leadId: group.leadId,
    members: members.map(({ id, name, lines, version }) => ({ id, name, lines, version })),
    version: group.version,
    orderId: order && isInForce(order) ? order.id : null,
  }
}
