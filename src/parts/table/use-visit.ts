import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { beginOf, createTableStore } from '#src/state/table-store.ts'
import type { StaffCall } from '#src/state/table-store.ts'

/** An order of the visit; `token` of a guest, null for a customer. */
export type Round = { readonly orderId: Id<'Order'>; readonly token: string | null }

export type Visit = {
  readonly venueId: Id<'Venue'>
  readonly table: SeatedTable
  /** The orders that this device has placed at the table and may load, the first one first. */
  readonly rounds: readonly Round[]
  readonly call: StaffCall | null
}

/** The diner's visit at a table of a venue (decision 82); null without a table, or without a venue. */
export function useVisit(venueId: Id<'Venue'> | null): Visit | null {
  const { stores, clock } = useInstance()
  const tables = stores.of(createTableStore)
  const { seat: known, call } = useSnapshot(tables.state)
  const { orders } = useSnapshot(stores.of(createPlacedLinesStore).state)
  const isSignedIn = useCustomer() !== null
  const seat = venueId === null || !known ? null : tables.seatAt(venueId, clock.now())
  const tableId = seat?.table.id
  const began = seat && beginOf(seat)
  const rounds = useMemo(
    () =>
      orders
        .flatMap(({ orderId, venueId: at, round }) =>
          round && at === venueId && round.tableId === tableId && round.atMs >= (began ?? 0)
            ? [{ orderId, token: round.token }]
            : [],
        )
        .filter(({ token }) => isSignedIn || token !== null)
        .reverse(),
    [orders, venueId, tableId, began, isSignedIn],
  )
  return venueId === null || !seat ? null : { venueId, table: seat.table, rounds, call }
}
