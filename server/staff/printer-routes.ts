import type { TicketName } from '#desk/contract/printers.ts'
import {
  addPrinter as add,
  changePrinter as change,
  printAgain as again,
  printOrder,
  readPrinters,
  removePrinter as remove,
  renewPrinterAddress,
  testPrinter,
} from '#desk/contract/printers.ts'
import { categoryRowsOf } from '#server/menu/edit-categories.ts'
import { isVisibleToVenue, orderRow } from '#server/orders/order-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { ticketRow } from '#server/tickets/listed-tickets.ts'
import { printAgain, printAsked, printTest } from '#server/tickets/print-tickets.ts'
import type { PrinterRow, PrinterSettings } from '#server/tickets/printers.ts'
import {
  addPrinter,
  changePrinter,
  lockPrinter,
  printerRow,
  removePrinter,
  renewPrinterSecret,
} from '#server/tickets/printers.ts'
import type { Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import { printersForStaff } from './printers-for-staff.ts'
import { audited, saveChange } from './save-change.ts'
import { saveOrder } from './save-order.ts'

type Deps = Pick<DeskDeps, 'publicUrl'>

/** The printers of the venues and what they print (decision 143). */
export function printerRoutes(desk: DeskRoutes, deps: Deps) {
  desk.read(readPrinters, printersForStaff)
  settingRoutes(desk, deps)
  ticketRoutes(desk)
}

/** What managers do with printers: the address is shown when it is new, and never again. */
function settingRoutes(desk: DeskRoutes, { publicUrl }: Deps) {
  const addressOf = ({ req }: DeskCall['context'], secret: string) =>
    `${publicUrl ?? new URL(req.url).origin}/print/${secret}`

  desk.change(add, ({ name, kind }, call) =>
    saveChange(call, async (tx) => {
      const { member, nowMs } = call
      const { restaurantId } = member
      const restaurant = await restaurantOf(tx, restaurantId)
      if (!restaurant) return refuse({ reason: 'unknown' })
      const place = { restaurantId, venueId: call.idOf<'Venue'>('venue'), language: mainLanguage(restaurant) }
      const { printer, secret } = await addPrinter(tx, { ...place, name, kind, nowMs })
      const entry = { action: 'printer.add', subject: printer.id, before: null, after: factsOf(printer) } as const
      return audited(entry, { id: printer.id, address: addressOf(call.context, secret) })
    }),
  )

  desk.change(change, (settings, call) =>
    saveChange(call, async (tx) => {
      const printer = await lockPrinter(tx, keyOf(call))
      const kitchen = await kitchenOnMenu(tx, call.member.restaurantId, settings.kitchen)
      if (!printer || kitchen === 'unknown') return refuse({ reason: 'unknown' })
      const changed = { ...settings, kitchen }
      await changePrinter(tx, printer, changed)
      const [before, after] = [factsOf(printer), factsOf({ ...printer, ...changed })]
      return audited({ action: 'printer.edit', subject: printer.id, before, after })
    }),
  )

  desk.change(renewPrinterAddress, (_body, call) =>
    saveChange(call, async (tx) => {
      const key = keyOf(call)
      const secret = await renewPrinterSecret(tx, key)
      const entry = { action: 'printer.address', subject: key.id, before: null, after: null } as const
      return audited(entry, { address: addressOf(call.context, secret) })
    }),
  )

  desk.change(remove, (_body, call) =>
    saveChange(call, async (tx) => {
      const printer = await lockPrinter(tx, keyOf(call))
      if (!printer) return refuse({ reason: 'unknown' })
      await removePrinter(tx, printer)
      return audited({ action: 'printer.remove', subject: printer.id, before: factsOf(printer), after: null })
    }),
  )
}

/** What everybody prints; the kitchen prints kitchen tickets alone [PRINT-16]. */
function ticketRoutes(desk: DeskRoutes) {
  desk.change(testPrinter, (_body, call) =>
    saveChange(call, async (tx) => {
      const key = keyOf(call)
      await printTest(tx, key, call.nowMs)
      return audited({ action: 'printer.test', subject: key.id, before: null, after: null })
    }),
  )

  desk.change(again, (_body, call) =>
    saveChange(call, async (tx) => {
      const { member, nowMs } = call
      const job = await ticketRow(tx, { restaurantId: member.restaurantId, id: call.idOf<'PrintJob'>('printJob') })
      if (!job) return refuse({ reason: 'unknown' })
      if (!mayPrint(call, job.ticket)) return refuse({ reason: 'not-your-role' })
      // What waits or is on paper is still to come.
      if (job.status === 'queued' || job.status === 'handedOver') return refuse({ reason: 'changed' })
      await printAgain(tx, job, nowMs)
      const after = { ticket: job.ticket, order: job.orderId }
      return audited({ action: 'printer.again', subject: job.id, before: null, after })
    }),
  )

  desk.change(printOrder, ({ printerId, ticket }, call) =>
    saveOrder(call, 'order.print', async (tx, key) => {
      if (!mayPrint(call, ticket)) return refuse({ reason: 'not-your-role' })
      const order = await orderRow(tx, key)
      if (!order || !isVisibleToVenue(order)) return refuse({ reason: 'unknown-order' })
      const printer = await printerRow(tx, { ...key, id: printerId as Id<'Printer'> })
      if (printer?.venueId !== order.venueId) return refuse({ reason: 'unknown' })
      await printAsked(tx, { ...key, printer }, ticket, call.nowMs)
      return accept({ answer: {}, facts: { printer: printer.name, ticket } })
    }),
  )
}

/** A rule without the categories that left the menu; unknown where none of those it names is left, as it would have all then. */
async function kitchenOnMenu(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  rule: PrinterSettings['kitchen'],
): Promise<PrinterSettings['kitchen'] | 'unknown'> {
  if (!rule) return null
  const known = (await categoryRowsOf(db, restaurantId)).map(({ id }) => id)
  const categoryIds = rule.categoryIds.filter((id) => known.includes(id))
  return categoryIds.length === 0 && rule.categoryIds.length > 0 ? 'unknown' : { ...rule, categoryIds }
}

function keyOf({ member, idOf }: DeskCall) {
  return { restaurantId: member.restaurantId, id: idOf<'Printer'>('printer') }
}

function mayPrint({ member }: DeskCall, ticket: TicketName): boolean {
  return member.role !== 'kitchen' || ticket === 'kitchen' || ticket === 'test'
}

/** Of a printer what managers say; categories by their numbers. */
function factsOf({ kitchen, bag, ...printer }: PrinterSettings & Pick<PrinterRow, 'kind'>) {
  const { name, kind, widthMm, language, tellsChanges } = printer
  return {
    name,
    kind,
    widthMm,
    language,
    tellsChanges,
    kitchen: kitchen && { copies: kitchen.copies, categories: kitchen.categoryIds.join(', ') },
    bag: bag && { copies: bag.copies },
  }
}
