import { categoryRowsOf } from '#server/menu/edit-categories.ts'
import { productRowsOf } from '#server/menu/edit-products.ts'
import type { PrintJobRow } from '#server/tickets/hand-over.ts'
import { newestTickets, waitingTickets } from '#server/tickets/listed-tickets.ts'
import type { PrinterRow } from '#server/tickets/printers.ts'
import { presenceOf, printersIn } from '#server/tickets/printers.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'

import type { DeskCall } from './desk-answer.ts'
import { wordingOf } from './editing/wording.ts'
import type { VenueForStaff } from './venue-for-staff.ts'
import { venueForStaff, venueOf } from './venue-for-staff.ts'

type Reader = Pick<DeskCall, 'db' | 'member' | 'language' | 'nowMs'>

/** The printers of the venues that a member sees, with what waits for them and their newest tickets. */
export async function printersForStaff(reader: Reader) {
  const { db, member, nowMs } = reader
  const rows = await printersIn(db, member)
  const venues = (await venueRowsOf(db, member.restaurantId)).map(venueForStaff)
  const waiting = await waitingTickets(db, member.restaurantId)
  const printers = []
  for (const row of rows) {
    const waits = waiting.find(({ printerId }) => printerId === row.id)
    printers.push({
      ...printerForStaff(row, venueOf(row.venueId, venues), nowMs),
      waiting: waits?.waiting ?? 0,
      waitingSince: waits?.since?.toISOString() ?? null,
      jobs: (await newestTickets(db, row)).map(ticketForStaff),
    })
  }
  return { printers, unprinted: await unprintedAt(reader, rows, venues) }
}

function printerForStaff(row: PrinterRow, venue: VenueForStaff, nowMs: number) {
  const { id, kind, name, widthMm, language, kitchen, bag, tellsChanges, lastPollAt, missingSince, problem } = row
  const settings = { name, widthMm, language, kitchen, bag, tellsChanges }
  const presence = presenceOf(row, nowMs)
  const times = { lastPollAt: lastPollAt?.toISOString() ?? null, missingSince: missingSince?.toISOString() ?? null }
  return { id, venue, kind, ...settings, presence, ...times, problem }
}

function ticketForStaff({ createdAt, endedAt, ...job }: PrintJobRow) {
  const { id, orderId, ticket, occasion, copy, status, failure } = job
  const times = { createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
  return { id, orderId, ticket, occasion, copy, status, failure, ...times }
}

/** Of the venues that print kitchen tickets: the categories with dishes that no printer of theirs prints [PRINT-15]. */
async function unprintedAt(
  { db, member: { restaurantId }, language }: Reader,
  printers: readonly PrinterRow[],
  venues: readonly VenueForStaff[],
) {
  const some = venues.flatMap((venue) => {
    const rules = printers.flatMap(({ venueId, kitchen }) => (venueId === venue.id && kitchen ? [kitchen] : []))
    const printsAll = rules.some(({ categoryIds }) => categoryIds.length === 0)
    return rules.length === 0 || printsAll ? [] : [{ venue, printed: rules.flatMap(({ categoryIds }) => categoryIds) }]
  })
  if (some.length === 0) return []
  const { nameOf } = await wordingOf(db, restaurantId, language)
  const sold = (await productRowsOf(db, restaurantId)).filter(({ isWithdrawn }) => !isWithdrawn)
  const categories = (await categoryRowsOf(db, restaurantId)).filter(({ id }) =>
    sold.some(({ categoryIds }) => categoryIds.includes(id)),
  )
  return some.flatMap(({ venue, printed }) => {
    const unprinted = categories.filter(({ id }) => !printed.includes(id)).map(({ names }) => nameOf(names))
    return unprinted.length === 0 ? [] : [{ venue, categories: unprinted }]
  })
}
