import { categoryRowsOf } from '#server/menu/edit-categories.ts'
import { productNamesOf } from '#server/menu/edit-products.ts'
import { listedOrder } from '#server/orders/newest-orders.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { localizerFor } from '#server/platform/texts/language.ts'
import type { TicketSource } from '#server/printers/printers-deps.ts'
import type { PrintJobRow } from '#server/tickets/hand-over.ts'
import type { PrinterRow } from '#server/tickets/printers.ts'
import { writeTestTicket, writeTicket } from '#server/tickets/write-ticket.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import { ordersForStaff } from './staff-orders.ts'

type Order = Awaited<ReturnType<typeof ordersForStaff>>[number]

/** Writes tickets for printers, of orders as the desk sees them at that moment. */
export function createTicketSource(db: Database): TicketSource {
  return async (printer, job, nowMs) => {
    const { restaurantId, venueId, language, name: printerName } = printer
    const venue = await venueRow(db, restaurantId, venueId)
    const printedAt = wallClock(nowMs, venue?.timeZone ?? 'UTC')
    const isCopy = job.occasion === 'again' || job.fetches > 1
    const wish = { language, printerName, printedAt, isCopy }
    if (job.ticket === 'test' || job.orderId === null) return writeTestTicket({ ...wish, venueName: venue?.name ?? '' })
    const order = await orderFor(db, printer, job.orderId)
    if (!order) return null
    const { ticket, occasion } = job
    return writeTicket(order, {
      ...wish,
      ticket,
      occasion,
      dishNames: await dishNamesFor(db, printer, order),
      courses: (await categoryRowsOf(db, restaurantId)).map(({ id }) => id),
      categoryIds: categoriesFor(printer, job, order),
    })
  }
}

async function orderFor(db: Database, { restaurantId, language }: PrinterRow, id: Order['id']): Promise<Order | null> {
  const listed = await listedOrder(db, { restaurantId, id })
  if (!listed) return null
  const scope = { restaurantId, venueId: null }
  const [order] = await ordersForStaff(db, { scope, language }, [listed])
  return order ?? null
}

/** The names of the dishes in the language of the printer. */
async function dishNamesFor(db: Database, { restaurantId, language }: PrinterRow, { lines }: Order) {
  const restaurant = await restaurantOf(db, restaurantId)
  const localize = localizerFor(language, { languages: restaurant?.languages ?? [] })
  const ids = lines.map(({ productId }) => productId)
  const named = await productNamesOf(db, restaurantId, ids)
  return new Map(named.map(({ id, names }) => [id, localize(names)]))
}

/** What staff ask for has all dishes, and so has the copy of it at a printer that cooks none of them. */
function categoriesFor({ kitchen }: PrinterRow, { occasion }: PrintJobRow, { lines }: Order) {
  const own = kitchen?.categoryIds ?? []
  const isElsewhere = occasion === 'again' && !lines.some(({ categoryId }) => own.includes(categoryId))
  return occasion === 'asked' || isElsewhere ? [] : own
}
