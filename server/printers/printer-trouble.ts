import type { PrinterProblem } from '#desk/contract/printers.ts'
import type { Database } from '#server/platform/db/database.ts'
import { waitingTickets } from '#server/tickets/listed-tickets.ts'
import type { PrinterRow } from '#server/tickets/printers.ts'
import { presenceOf } from '#server/tickets/printers.ts'

/** How long a ticket waits before the venue is told, in ms. */
const patienceMs = 60_000

export type PrinterTrouble = {
  readonly printer: PrinterRow
  /** Why its tickets do not come. */
  readonly problem: PrinterProblem | 'never' | 'away'
  readonly waiting: number
  /** Since when the first ticket waits. */
  readonly since: Date
}

/** What keeps the tickets of a printer waiting for more than a minute; null = nothing does [PRINT-09]. */
export async function troubleOf(db: Database, printer: PrinterRow, nowMs: number): Promise<PrinterTrouble | null> {
  const presence = presenceOf(printer, nowMs)
  const problem = presence === 'here' ? printer.problem : presence
  if (problem === null) return null
  const all = await waitingTickets(db, printer.restaurantId)
  const own = all.find(({ printerId }) => printerId === printer.id)
  if (!own?.since || own.since.getTime() > nowMs - patienceMs) return null
  return { printer, problem, waiting: own.waiting, since: own.since }
}
