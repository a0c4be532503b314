import { readChats } from '#desk/contract/messages.ts'
import { readFoundOrders, readOrders } from '#desk/contract/orders.ts'
import { readPrinters } from '#desk/contract/printers.ts'
import { readDayPlan, readReservations } from '#desk/contract/reservations.ts'
import { readPauses } from '#desk/contract/settings.ts'
import { readTableCalls } from '#desk/contract/table-calls.ts'
import { readTable, readTables } from '#desk/contract/tables.ts'

/** Second part of the key of every list that is read anew when the service tells of a change. */
export const liveKey = 'live'

/** The lists that the service tells of. Everything else is read when its room is opened. */
const live: ReadonlySet<string> = new Set(
  [
    readOrders,
    readFoundOrders,
    readReservations,
    readDayPlan,
    readChats,
    readTableCalls,
    readTables,
    readTable,
    readPauses,
    readPrinters,
  ].map(({ path }) => path),
)

export function isLive(path: string): boolean {
  return live.has(path)
}
