import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'

import type { createPlacedLinesStore } from './placed-lines-store.ts'
import type { createTableStore } from './table-store.ts'

type Stores = {
  readonly tables: Pick<ReturnType<typeof createTableStore>, 'state'>
  readonly placed: Pick<ReturnType<typeof createPlacedLinesStore>, 'state'>
}

/** The diner sits at another table, to which the restaurant has moved them: their visit goes on there with its orders [ORD-83]. */
export function moveSeat({ tables, placed }: Stores, from: Id<'Table'>, { id, name, code }: SeatedTable): void {
  const { seat } = tables.state
  if (seat?.table.id !== from) return
  placed.state.orders = placed.state.orders.map((order) =>
    order.round?.tableId === from ? { ...order, round: { ...order.round, tableId: id } } : order,
  )
  tables.state.seat = { ...seat, table: { id, name, code } }
}
