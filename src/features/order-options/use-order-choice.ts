import { useReducer } from 'react'

import { isSameSlot } from '#src/components/orderable-slots.ts'
import type { OrderSlot } from '#src/components/orderable-slots.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { hasBegun } from '#src/domain/slots/slot-times.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isStarted } from '#src/state/order-draft-store.ts'

import { linkedTableCode } from './table/linked-table-code.ts'
import type { OrderDay } from './use-days.ts'

export type Step = 'type' | 'table' | 'day' | 'slot'
type ChosenSlot = { readonly from: LocalTime; readonly timetableId: Id<'Timetable'> }

/** What is chosen so far, and the step that stands open; null = all are folded up. */
export type OrderChoice = {
  readonly type: OrderType | null
  /** ORDINA_TAVOLO: the table whose code was read [WIZ-18]. */
  readonly table: DiningTable | null
  readonly date: LocalDate | null
  readonly slot: ChosenSlot | null
  readonly open: Step | null
}

export type OrderMove =
  /** `table`: where the diner sits, for ORDINA_TAVOLO. */
  | { readonly to: 'type'; readonly type: OrderType; readonly table: DiningTable | null }
  | { readonly to: 'table'; readonly table: DiningTable }
  /** `isFinal` false: moved there with an arrow key, so the step stays open. */
  | { readonly to: 'day'; readonly date: LocalDate; readonly isFinal: boolean }
  | { readonly to: 'slot'; readonly date: LocalDate; readonly slot: ChosenSlot }
  | { readonly to: 'open'; readonly step: Step }

/** A new choice clears those of the later steps; the same one again keeps them [WIZ-35]. */
export function choose(choice: OrderChoice, move: OrderMove): OrderChoice {
  switch (move.to) {
    case 'type':
      if (move.type === choice.type) return { ...choice, open: null }
      return { ...nothing, ...typeAt(move.type, move.table), open: 'day' }
    case 'table':
      if (move.table.id === choice.table?.id) return { ...choice, open: null }
      return { ...choice, table: move.table, date: null, slot: null, open: 'day' }
    case 'day': {
      const slot = move.date === choice.date ? choice.slot : null
      return { ...choice, date: move.date, slot, open: move.isFinal ? 'slot' : 'day' }
    }
    case 'slot':
      return { ...choice, date: move.date, slot: slotKey(move.slot), open: 'slot' }
    case 'open':
      return { ...choice, open: move.step }
  }
}

const nothing: OrderChoice = { type: null, table: null, date: null, slot: null, open: null }

/** Only one type is for a table. */
function typeAt(type: OrderType | null, table: DiningTable | null): Pick<OrderChoice, 'type' | 'table'> {
  return { type, table: type === 'table' ? table : null }
}

function slotKey({ from, timetableId }: ChosenSlot): ChosenSlot {
  return { from, timetableId }
}

/**
 * The choices of the wizard: those of a started order, else the default type, at the table where the diner sits
 * [WIZ-05, WIZ-45]. A table in the address of the page comes before them (contract 1.7).
 */
export function useOrderChoice(seat: DiningTable | null) {
  const { stores, view } = useInstance()
  return useReducer(choose, null, (): OrderChoice => {
    const draft = stores.draft.state
    if (linkedTableCode(stores, view) !== null) return { ...nothing, type: 'table' }
    if (!isStarted(draft)) return { ...nothing, ...typeAt(draft.type ?? draft.defaultType, seat) }
    const { type, table, slotStart, timetableId } = draft
    return { type, table, date: dateOf(slotStart), slot: { from: timeOf(slotStart), timetableId }, open: null }
  })
}

/** The chosen day among those offered; a single one needs no choice. */
export function dayOf({ date }: OrderChoice, days: readonly OrderDay[]): OrderDay | null {
  const [only, ...others] = days
  if (only && others.length === 0) return only
  return days.find((day) => day.date === date) ?? null
}

/** The chosen slot, as long as the day still has it. */
export function slotOf({ date, slot }: OrderChoice, day: OrderDay | null): OrderSlot | null {
  if (!day || !slot || day.date !== date) return null
  return day.slots.find((offered) => isSameSlot(offered, slot)) ?? null
}

/**
 * At a table the order is for now: the slot that runs needs no choice, nor does the only one there is. Null when the
 * diner has to choose, because the kitchen opens later.
 */
export function slotAtOnce(days: readonly OrderDay[], now: LocalDateTime) {
  const [day, ...laterDays] = days
  const [slot, ...laterSlots] = day?.slots ?? []
  if (!day || !slot) return null
  const isOnlyOne = laterDays.length + laterSlots.length === 0
  return isOnlyOne || hasBegun(day.date, slot, now) ? { day, slot } : null
}
