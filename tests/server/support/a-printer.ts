import type { PrinterKind } from '#desk/contract/printers.ts'
import { endTicket, handOverNext } from '#server/tickets/hand-over.ts'
import { newestTickets } from '#server/tickets/listed-tickets.ts'
import { printTest } from '#server/tickets/print-tickets.ts'
import type { PrinterSettings } from '#server/tickets/printers.ts'
import { addPrinter, changePrinter } from '#server/tickets/printers.ts'
import type { Id } from '#src/contract/values.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

type PrinterWish = Partial<PrinterSettings> & { readonly kind?: PrinterKind; readonly venueId?: number }

/** A printer of a restaurant, at its venue 11 unless something else is said, and its secret. */
export async function aPrinter(
  { db, clock }: Pick<TestService, 'db' | 'clock'>,
  restaurantId: Id<'Restaurant'>,
  { kind = 'star', venueId = 11, ...settings }: PrinterWish = {},
) {
  const place = { restaurantId, venueId: id<'Venue'>(venueId), language: 'en' } as const
  const nowMs = clock.now(restaurantId)
  const { printer, secret } = await addPrinter(db, { ...place, kind, name: settings.name ?? 'Kitchen', nowMs })
  const { name, widthMm, language, kitchen, bag, tellsChanges } = { ...printer, ...settings }
  await changePrinter(db, printer, { name, widthMm, language, kitchen, bag, tellsChanges })
  return { printer, secret }
}

/** A test page that a new printer has printed. */
export async function aPrintedTest(service: Pick<TestService, 'db' | 'clock'>, restaurantId: Id<'Restaurant'>) {
  const { printer } = await aPrinter(service, restaurantId)
  const nowMs = service.clock.now(restaurantId)
  await printTest(service.db, printer, nowMs)
  const job = await handOverNext(service.db, printer, nowMs)
  await endTicket(service.db, printer, job?.id ?? null, { status: 'printed', nowMs })
  const [printed] = await newestTickets(service.db, printer)
  return { printer: printer.id, printJob: printed?.id }
}
