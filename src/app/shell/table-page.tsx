import { TableScreen } from '#src/features/table/table-screen.tsx'

import { NextRound } from './next-round.tsx'

/** The diner's table, with the way to the menu for another order. */
export function TablePage() {
  return <TableScreen NextRound={NextRound} />
}
