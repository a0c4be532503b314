import { closeTable, moveTable, readTable, readTables } from '#desk/contract/tables.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { closeTable as close, freeFromPayments } from '#server/tables/close-table.ts'
import { moveTable as move } from '#server/tables/move-table.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'
import { tableForDesk, tableOf, tablesForStaff } from './staff-tables.ts'

/** The tables of the venues: what is ordered and paid at them, closing one, and moving its guests (decision 127). */
export function staffTableRoutes({ read, change }: DeskRoutes, payments: PaymentDeps) {
  read(readTables, (call) => tablesForStaff(call.db, call))
  read(readTable, (call) => tableForDesk(payments, tableOf(call).tableId, call))

  change(closeTable, async ({ rounds, dueCents: due, means, givesUpBills }, call) => {
    const place = tableOf(call)
    await freeFromPayments(payments, place, { rounds, givesUpBills }, call.nowMs)
    return saveChange(call, async (tx) => {
      const closed = await close(tx, place, { rounds, due, means }, call.nowMs)
      if (!closed.ok) return closed
      const { name, taken } = closed.value
      const before = { table: name, rounds: closed.value.rounds, due: taken }
      const after = { table: name, rounds: 0, due: 0, taken, means: taken > 0 ? means : null }
      return audited({ action: 'table.close', subject: place.tableId, before, after })
    })
  })

  change(moveTable, ({ to, rounds }, call) => {
    const place = tableOf(call)
    return saveChange(call, async (tx) => {
      const moved = await move(tx, place, { to, rounds }, call.nowMs)
      if (!moved.ok) return moved
      const { from, to: name, rounds: count } = moved.value
      const after = { table: name, rounds: count }
      return audited({ action: 'table.move', subject: place.tableId, before: { table: from, rounds: count }, after })
    })
  })
}
