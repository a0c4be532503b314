import { mostDays } from '#desk/contract/numbers.ts'
import type { NumberRows, Numbers } from '#desk/contract/numbers.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { addDays, dateOf, wallClock } from '#src/domain/time/wall-clock.ts'

import { billsTakenAtTables, counterOrders, onlinePayments, partsGivenBack } from './money-queries.ts'
import { movementsOf } from './movements.ts'
import { soldRows } from './number-rows.ts'
import type { CountedPeriod } from './sale-queries.ts'
import { dishesOnMenu, paymentsOfSold, soldLines, soldOrders } from './sale-queries.ts'
import { sumRows } from './sum-rows.ts'

type Wish = { readonly from: LocalDate | null; readonly to: LocalDate | null }

/** The period that is asked for; what is none, or longer than a year, is the day that it is now at the venue. */
export function countedPeriod(venue: CountedPeriod['venue'], { from, to }: Wish, nowMs: number): CountedPeriod {
  const today = dateOf(wallClock(nowMs, venue.timeZone))
  const isPeriod = from !== null && to !== null && from <= to && to < addDays(from, mostDays)
  return isPeriod ? { venue, from, to } : { venue, from: today, to: today }
}

/** The rows of a period at a venue: what was sold, and what money moved. */
export async function readRows(db: Database, period: CountedPeriod, nowMs: number): Promise<NumberRows> {
  const { venue, from, to } = period
  const orders = await soldOrders(db, period)
  const lines = await soldLines(db, period)
  const paid = await paymentsOfSold(db, period)
  const payments = await onlinePayments(db, period)
  const returned = payments.filter(({ returnedAt }) => returnedAt !== null).map(({ ref }) => ref)
  const facts = {
    payments,
    parts: await partsGivenBack(db, period, returned),
    bills: await billsTakenAtTables(db, period),
    counter: await counterOrders(db, period),
  }
  const today = dateOf(wallClock(nowMs, venue.timeZone))
  return { from, to, ...soldRows({ orders, lines, paid }), movements: movementsOf(facts, period, today) }
}

/** Their sums, with dishes in the language of who reads. */
export async function readSums(
  db: Database,
  period: CountedPeriod,
  { nameOf, nowMs }: { readonly nameOf: (texts: Texts) => string; readonly nowMs: number },
): Promise<Numbers> {
  const menu = await dishesOnMenu(db, period.venue.restaurantId)
  const named = menu.map(({ id, names, isWithdrawn }) => ({ id, name: nameOf(names), isWithdrawn }))
  return sumRows(await readRows(db, period, nowMs), named)
}
