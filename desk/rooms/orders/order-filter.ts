import type { DeskOrder } from '#desk/contract/orders.ts'

/** Which orders are shown; nothing chosen = all. */
export type OrderFilter = {
  readonly venueIds: readonly DeskOrder['venue']['id'][]
  readonly types: readonly DeskOrder['orderType'][]
  /** Name of a table. */
  readonly table: string | null
}

export const noFilter: OrderFilter = { venueIds: [], types: [], table: null }

export function isFiltering({ venueIds, types, table }: OrderFilter): boolean {
  return venueIds.length + types.length > 0 || table !== null
}

type Filtered = Pick<DeskOrder, 'venue' | 'orderType' | 'place'>

/** Whether an order passes each part of a filter in which something is chosen. */
export function isShown({ venue, orderType, place }: Filtered, { venueIds, types, table }: OrderFilter): boolean {
  const isChosen = <T>(all: readonly T[], one: T) => all.length === 0 || all.includes(one)
  return isChosen(venueIds, venue.id) && isChosen(types, orderType) && (table === null || place.table === table)
}

/** With one more or less of what is chosen. */
export function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one]
}

type Choices = {
  readonly venues: readonly Pick<DeskOrder['venue'], 'id' | 'name'>[]
  readonly types: readonly DeskOrder['orderType'][]
  readonly tables: readonly string[]
}

/** What there is to choose from: what the orders have, and what is chosen already. */
export function choicesOf(orders: readonly Filtered[], { types, table }: OrderFilter): Choices {
  const venues = new Map(orders.map(({ venue }) => [venue.id, venue]))
  const tables = [...orders.map(({ place }) => place.table), table].filter((each) => each !== null)
  return {
    venues: [...venues.values()].toSorted((a, b) => a.id - b.id),
    types: [...new Set([...orders.map(({ orderType }) => orderType), ...types])],
    tables: [...new Set(tables)].toSorted((a, b) => a.localeCompare(b, undefined, { numeric: true })),
  }
}
