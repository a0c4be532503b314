import type { TableCall } from '#desk/contract/table-calls.ts'
import type { DeskTable, OpenedTable, TableVisit } from '#desk/contract/tables.ts'
import { cents } from '#src/domain/money.ts'

import { rounds } from './fixed-orders.ts'
import { numbered, venue } from './fixed-values.ts'

/** Of the table that the rounds were ordered at: a part is paid, a round waits for an answer. */
const visit: TableVisit = {
  since: '2026-11-20T18:02:00Z',
  rounds: rounds.map(({ id }) => id),
  waiting: 1,
  totalCents: cents(3350),
  paidCents: cents(1200),
  dueCents: cents(2150),
}
const answered: TableVisit = { ...visit, waiting: 0 }
const allPaid: TableVisit = { ...answered, paidCents: cents(3350), dueCents: cents(0) }
const unpaid: TableVisit = { ...answered, paidCents: cents(0), dueCents: cents(3350) }

const table = (number: number, now: TableVisit | null): DeskTable => ({
  id: numbered(number),
  name: String(number),
  visit: now,
})

/** Free, taken, calling, paid, with a round that waits. */
export const tablePlan = [
  { ...venue, tables: [table(4, null), table(5, unpaid), table(6, answered), table(7, visit), table(8, allPaid)] },
]

export const tableCalls: readonly TableCall[] = [
  { tableId: numbered(5), table: '5', venue: venue.name, reason: 'Il conto', calledAt: '2026-11-20T18:37:00Z' },
]

/** The table of the rounds, with a payment that was made and one that was begun. */
export const openedTable: OpenedTable = {
  venue,
  table: table(7, visit),
  rounds,
  bills: [
    {
      id: numbered(71),
      at: '2026-11-20T18:30:00Z',
      cents: cents(1200),
      status: 'paid',
      mode: 'card',
      cashMeans: null,
      payer: 'Anna Rossi',
      rounds: [numbered(4709)],
    },
    {
      id: numbered(72),
      at: '2026-11-20T18:38:00Z',
      cents: cents(1600),
      status: 'pending',
      mode: null,
      cashMeans: null,
      payer: null,
      rounds: [numbered(4709)],
    },
  ],
  freeTables: [{ id: numbered(4), name: '4' }],
}
/** The same with all rounds answered: it can be closed. */
export const answeredTable = { shown: { ...openedTable, table: table(7, answered) }, visit: answered }
