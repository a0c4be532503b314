import { finishTableCall, readTableCalls } from '#desk/contract/table-calls.ts'
import { finishCall } from '#server/places/table-calls.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'
import { callsForStaff } from './staff-calls.ts'

/** Calls of the staff to tables. */
export function staffCallRoutes({ read, change }: DeskRoutes) {
  read(readTableCalls, async (call) => ({ calls: await callsForStaff(call.db, call.member, call) }))

  change(finishTableCall, ({ calledAt }, call) => {
    const { member, nowMs, idOf } = call
    const [tableId, after] = [idOf<'Table'>('table'), { calledAt }]
    const which = { restaurantId: member.restaurantId, tableId, calledAt: new Date(calledAt), nowMs }
    return saveChange(call, async (tx) =>
      (await finishCall(tx, which))
        ? audited({ action: 'table-call.done', subject: tableId, before: null, after })
        : refuse({ reason: 'over' }),
    )
  })
}
