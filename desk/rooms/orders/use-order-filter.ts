import { useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import type { Desk } from '#desk/parts/desk.ts'

import type { OrderFilter } from './order-filter.ts'
import { noFilter } from './order-filter.ts'

/** What was chosen at the desk of a page. It outlives the way to another room, not a reload: then all orders are there. */
const chosen = new WeakMap<Desk, OrderFilter>()

export function useOrderFilter(): readonly [OrderFilter, (filter: OrderFilter) => void] {
  const desk = useDesk()
  const [filter, setFilter] = useState(() => chosen.get(desk) ?? noFilter)
  return [
    filter,
    (next) => {
      chosen.set(desk, next)
      setFilter(next)
    },
  ]
}
