import type { PrinterProblem } from '#desk/contract/printers.ts'
import type { Database } from '#server/platform/db/database.ts'
import { waitingTickets } from '#server/tickets/listed-tickets.ts'
import type { PrinterRow } from '#server/tickets/printers.ts'
import { presenceOf } from '#server/tickets/printers.ts'

/** How long a ticket waits before the venue is told, in ms. */
const patienceMs = 60_000

export type PrinterTrouble = {
  readonly printer: PrinterRow
  /** Why its tickets do not come; `silent`: it has not said what became of one. */
  readonly problem: PrinterProblem | 'never' | 'away' | 'silent'
  readonly waiting: number
  /** Since when the first ticket is missing. */
  readonly since: Date
}

/**
 * Why tickets of a printer are missing: one has failed or is unconfirmed, or something keeps one waiting for a minute. Null: none
 * is [PRINT-09].
 */
export async function troubleOf(db: Database, printer: PrinterRow, nowMs: number): Promise<PrinterTrouble | null> {
  const presence = presenceOf(printer, nowMs)
  const problem = presence === 'here' ? printer.problem : presence
  const all = await waitingTickets(db, printer.restaurantId)
  const { waiting = 0, since = null } = all.find(({ printerId }) => printerId === printer.id) ?? {}
  if (printer.missingSince) return { printer, problem: problem ?? 'silent', waiting, since: printer.missingSince }
  if (problem === null || since === null || since.getTime() > nowMs - patienceMs) return null
  return { printer, problem, waiting, since }
}
