import { useReducer } from 'react'

import { isSameSlot } from '#src/components/orderable-slots.ts'
import type { OrderSlot } from '#src/components/orderable-slots.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDate, LocalTime } from '#src/contract/values.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isStarted } from '#src/state/order-draft-store.ts'

import type { OrderDay } from './use-days.ts'

export type Step = 'type' | 'day' | 'slot'
type ChosenSlot = { readonly from: LocalTime; readonly timetableId: Id<'Timetable'> }

/** What is chosen so far, and the step that stands open; null = all are folded up. */
export type OrderChoice = {
  readonly type: OrderType | null
  readonly date: LocalDate | null
  readonly slot: ChosenSlot | null
  readonly open: Step | null
}

export type OrderMove =
  | { readonly to: 'type'; readonly type: OrderType }
  /** `isFinal` false: moved there with an arrow key, so the step stays open. */
  | { readonly to: 'day'; readonly date: LocalDate; readonly isFinal: boolean }
  | { readonly to: 'slot'; readonly date: LocalDate; readonly slot: ChosenSlot }
  | { readonly to: 'open'; readonly step: Step }

/** A new choice clears those of the later steps; the same one again keeps them [WIZ-35]. */
export function choose(choice: OrderChoice, move: OrderMove): OrderChoice {
  switch (move.to) {
    case 'type':
      if (move.type === choice.type) return { ...choice, open: null }
      return { type: move.type, date: null, slot: null, open: 'day' }
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

function slotKey({ from, timetableId }: ChosenSlot): ChosenSlot {
  return { from, timetableId }
}

/** The choices of the wizard: those of a started order, else the default type [WIZ-05, WIZ-45]. */
export function useOrderChoice() {
  const { stores } = useInstance()
  return useReducer(choose, null, (): OrderChoice => {
    const draft = stores.draft.state
    if (!isStarted(draft)) return { type: draft.type ?? draft.defaultType, date: null, slot: null, open: null }
    const { type, slotStart, timetableId } = draft
    return { type, date: dateOf(slotStart), slot: { from: timeOf(slotStart), timetableId }, open: null }
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
