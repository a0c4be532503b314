import { useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import type { Desk } from '#desk/parts/desk.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'

type ReservationsView = {
  /** All reservations by what is due, or a day of a venue slot by slot. */
  readonly kind: 'list' | 'plan'
  /** Null: the first one. */
  readonly venueId: Id<'Venue'> | null
  /** Null: today, whenever that is. */
  readonly date: LocalDate | null
}

/** What was chosen at the desk of a page. It outlives the way to another room, not a reload. */
const chosen = new WeakMap<Desk, ReservationsView>()

/** How the reservations are shown, and what changes it. */
export function useReservationsView(): readonly [ReservationsView, (change: Partial<ReservationsView>) => void] {
  const desk = useDesk()
  const [view, setView] = useState<ReservationsView>(
    () => chosen.get(desk) ?? { kind: 'list', venueId: null, date: null },
  )
  return [
    view,
    (change) => {
      const next = { ...view, ...change }
      chosen.set(desk, next)
      setView(next)
    },
  ]
}
