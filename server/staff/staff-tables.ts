import { namesOfAccounts } from '#server/accounts/account-queries.ts'
import type { BillRow } from '#server/bills/bill-queries.ts'
import { billsOf, ordersOfBills } from '#server/bills/bill-queries.ts'
import { lapseBillsOf } from '#server/bills/lapse-bills.ts'
import type { TablePlace } from '#server/orders/open-round.ts'
import { openRounds } from '#server/orders/table-rounds.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { paymentsOf } from '#server/payments/payment-queries.ts'
import type { TableRow } from '#server/places/dining-tables.ts'
import { tablesIn } from '#server/places/dining-tables.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { TableVisit } from '#server/tables/table-visit.ts'
import { openVisits } from '#server/tables/table-visit.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import type { DeskCall } from './desk-answer.ts'
import { ordersForStaff } from './staff-orders.ts'
import { venueForStaff, venueOf } from './venue-for-staff.ts'

type Reader = Pick<DeskCall, 'member' | 'language' | 'nowMs'>

/** The tables of the venues that a member sees, with what is ordered at them. */
export async function tablesForStaff(db: Database, { member, nowMs }: Reader) {
  const tables = await tablesIn(db, member)
  const visits = await openVisits(db, member, nowMs)
  const venues = (await venueRowsOf(db, member.restaurantId)).map((venue) => ({
    ...venueForStaff(venue),
    tables: tables.filter(({ venueId }) => venueId === venue.id).map((table) => tableForStaff(table, visits)),
  }))
  return { venues: venues.filter((venue) => venue.tables.length > 0) }
}

/** A table that the member may see, with its rounds, the bills for them, and the tables that are free beside it. */
export async function tableForDesk(payments: PaymentDeps, tableId: Id<'Table'>, reader: Reader) {
  const { db } = payments
  const { member, language, nowMs } = reader
  const { restaurantId } = member
  const rows = await openRounds(db, member, nowMs, tableId)
  const some = { restaurantId, ids: rows.map(({ order }) => order.id) }
  await lapseBillsOf(payments, some)
  const visits = await openVisits(db, member, nowMs)
  const tables = await tablesIn(db, member)
  const table = tables.find(({ id }) => id === tableId)
  if (!table) throw new Error(`Comanda: table ${tableId} is gone.`)
  const venues = (await venueRowsOf(db, restaurantId)).map(venueForStaff)
  return {
    venue: venueOf(table.venueId, venues),
    table: tableForStaff(table, visits),
    rounds: await ordersForStaff(db, { scope: member, language }, rows),
    bills: await billsForStaff(db, restaurantId, await billsOf(db, some)),
    freeTables: tables
      .filter(({ id, venueId }) => venueId === table.venueId && !visits.has(id))
      .map(({ id, name }) => ({ id, name })),
  }
}

function tableForStaff({ id, name }: TableRow, visits: ReadonlyMap<Id<'Table'>, TableVisit>) {
  const visit = visits.get(id)
  if (!visit) return { id, name, visit: null }
  const { since, rounds, waiting, total, paid, due } = visit
  const amounts = { totalCents: total, paidCents: paid, dueCents: due }
  return { id, name, visit: { since: since.toISOString(), rounds, waiting, ...amounts } }
}

async function billsForStaff(db: Database, restaurantId: Id<'Restaurant'>, bills: readonly BillRow[]) {
  const ids = bills.map(({ id }) => id)
  const parts = ids.length > 0 ? await ordersOfBills(db, restaurantId, ids) : []
  const payers = bills.flatMap(({ accountId }) => accountId ?? [])
  const names = payers.length > 0 ? await namesOfAccounts(db, payers) : []
  return Promise.all(
    bills.map(async (bill) => {
      const { id, amount, cashMeans, createdAt, accountId } = bill
      const name = names.find((each) => each.id === accountId)
      return {
        id,
        at: createdAt.toISOString(),
        cents: amount,
        status: bill.paymentStatus === 'paid' ? ('paid' as const) : ('pending' as const),
        mode: cashMeans === null ? await modeOf(db, bill) : null,
        cashMeans,
        payer: name ? `${name.firstName} ${name.lastName}`.trim() : null,
        rounds: parts.filter(({ billId }) => billId === id).map(({ orderId }) => orderId),
      }
    }),
  )
}

/** How a bill is paid, or is being paid; null = nothing was chosen yet. */
async function modeOf(db: Database, { restaurantId, id }: BillRow) {
  const payments = await paymentsOf(db, { restaurantId, kind: 'bill', id })
  const payment = payments.find(({ status }) => status === 'paid') ?? payments.at(-1)
  return payment?.provider ?? null
}

/** The table that the path of a call names. */
export function tableOf({ member, idOf }: DeskCall): TablePlace {
  return { restaurantId: member.restaurantId, tableId: idOf<'Table'>('table') }
}
