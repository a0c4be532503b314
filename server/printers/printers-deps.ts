import type { Database } from '#server/platform/db/database.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import type { PrintJobRow } from '#server/tickets/hand-over.ts'
import type { PrinterRow } from '#server/tickets/printers.ts'
import type { Ticket } from '#server/tickets/ticket.ts'

/** Writes what a printer prints, of the order as it is at that moment; null = the order is gone. */
export type TicketSource = (printer: PrinterRow, job: PrintJobRow, nowMs: number) => Promise<Ticket | null>

/** What is needed to answer printers. */
export type PrintersDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly limits: Limits
  readonly trustedProxies: number
  readonly ticketOf: TicketSource
}

/** A call of a printer whose address is known. */
export type PrinterCall = {
  readonly db: Database
  readonly printer: PrinterRow
  readonly ticketOf: TicketSource
  /** Counts a ticket that is fetched, or a result; false = it has had too many. */
  readonly take: () => Promise<boolean>
  /** The time at its restaurant, in ms. */
  readonly nowMs: number
}
