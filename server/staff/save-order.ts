import type { AuditAction, AuditFacts } from '#desk/contract/audit.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { OrderKey, OrderRow } from '#server/orders/order-queries.ts'
import { lockOrder, orderRow } from '#server/orders/order-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Verdict } from '#src/domain/verdict.ts'

import type { DeskCall, DeskChange } from './desk-answer.ts'
import type { Change } from './save-change.ts'
import { audited, saveChange } from './save-change.ts'

type OrderChange<A> = Pick<Change<A>, 'answer'> &
  Partial<Pick<Change, 'due'>> & {
    /** What else came of it. */
    readonly facts?: AuditFacts
  }
type Work<A> = (tx: Database, key: OrderKey) => Promise<Verdict<OrderChange<A>, Refusal>>

/** The order that the path names. */
export function orderOf({ member, idOf }: DeskCall): OrderKey {
  return { restaurantId: member.restaurantId, id: idOf('order') }
}

/** Changes the order that the path names; the audit says what it was before and is now. */
export function saveOrder<A extends object>(
  call: DeskCall,
  action: AuditAction,
  work: Work<A>,
): Promise<DeskChange<A>> {
  const key = orderOf(call)
  return saveChange(call, async (tx) => {
    const before = await lockOrder(tx, key)
    const done = await work(tx, key)
    if (!done.ok) return done
    const after = await orderRow(tx, key)
    const { answer, due = [], facts = {} } = done.value
    const entry = {
      action,
      subject: key.id,
      before: before && factsOf(before),
      after: after && { ...factsOf(after), ...facts },
    }
    return audited(entry, answer, due)
  })
}

/** Of an order what staff decide, nothing of its diner; the telephone of a courier is nobody's business later. */
function factsOf(order: OrderRow): AuditFacts {
  const { status, expectedFrom, expectedTo, courierCompany, courierStatus, courierName, consumedAt, points } = order
  const courier = { company: courierCompany, status: courierStatus, name: courierName }
  return { status, expectedFrom, expectedTo, courier, isConsumed: consumedAt !== null, points }
}
