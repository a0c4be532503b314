import { useReducer } from 'react'

import { toJson } from '#src/browser/json.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDate, LocalTime } from '#src/contract/values.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isSameSlot } from '#src/parts/slots/orderable-slots.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { nowhere } from '#src/parts/start/nowhere.ts'
import type { OrderDay } from '#src/parts/start/use-days.ts'
import { createHabitsStore } from '#src/state/habits-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { OrderDraftState, OrderPlace } from '#src/state/order-draft-store.ts'

import { linkedTableCode } from './table/linked-table-code.ts'

export type Step = 'type' | 'place' | 'day' | 'slot'
type ChosenSlot = { readonly from: LocalTime; readonly timetableId: Id<'Timetable'> }

/** The choices so far, and the open step; null = all collapsed. */
export type OrderChoice = {
  readonly type: OrderType | null
  readonly place: OrderPlace
  readonly people: number | null
  readonly date: LocalDate | null
  readonly slot: ChosenSlot | null
  /** Takes the first slot of the chosen day [WIZ-32]. */
  readonly asSoonAsPossible: boolean
  readonly open: Step | null
}

export type OrderMove =
  | { readonly to: 'type'; readonly type: OrderType }
  /** `isFinal` false: the choice may be refined, so the step stays open. */
  | { readonly to: 'place'; readonly place: Partial<OrderPlace>; readonly isFinal: boolean }
  | { readonly to: 'people'; readonly people: number }
  /** `isFinal` false: chosen with an arrow key, so the step stays open. */
  | { readonly to: 'day'; readonly date: LocalDate; readonly isFinal: boolean }
  | { readonly to: 'slot'; readonly date: LocalDate; readonly slot: ChosenSlot; readonly asSoonAsPossible?: boolean }
  /** Day and time at once. */
  | { readonly to: 'earliest'; readonly date: LocalDate; readonly slot: ChosenSlot }
  | { readonly to: 'open'; readonly step: Step }

const noTime = { date: null, slot: null, asSoonAsPossible: false } as const
const nothing: OrderChoice = { type: null, place: nowhere, people: null, ...noTime, open: null }

/** Applies a choice: a new value clears the later steps, the same value keeps them [WIZ-35]. */
export function choose(choice: OrderChoice, move: OrderMove): OrderChoice {
  switch (move.to) {
    case 'type':
      if (move.type === choice.type) return { ...choice, open: null }
      return { ...nothing, type: move.type, open: 'day' }
    case 'place':
      return atPlace(choice, move)
    case 'people':
      return { ...choice, people: move.people }
    case 'day':
      return onDay(choice, move)
    case 'slot': {
      const { date, slot, asSoonAsPossible = false } = move
      return { ...choice, date, slot: slotKey(slot), asSoonAsPossible, open: 'slot' }
    }
    case 'earliest':
      return { ...choice, ...noTime, date: move.date, slot: slotKey(move.slot), open: null }
    case 'open':
      return { ...choice, open: move.step }
  }
}

function slotKey({ from, timetableId }: ChosenSlot): ChosenSlot {
  return { from, timetableId }
}

type MoveTo<T extends OrderMove['to']> = Extract<OrderMove, { readonly to: T }>

function atPlace(choice: OrderChoice, { place: parts, isFinal }: MoveTo<'place'>): OrderChoice {
  const place = { ...nowhere, ...parts }
  const open = isFinal ? 'day' : choice.open
  if (placeKey(place) !== placeKey(choice.place)) return { ...choice, ...noTime, place, open }
  return { ...choice, place, open: isFinal && choice.date !== null ? null : open }
}

function onDay(choice: OrderChoice, { date, isFinal }: MoveTo<'day'>): OrderChoice {
  const time = date === choice.date ? {} : noTime
  return { ...choice, ...time, date, open: isFinal ? 'slot' : 'day' }
}

/** Key that is equal for equal places. */
function placeKey({ address, servicePointId, table }: OrderPlace): string {
  const { deliveryCityId, deliveryZoneId, formattedAddress, savedAddressId }: Partial<OrderAddress> = address ?? {}
  return toJson([servicePointId, table?.id, deliveryCityId, deliveryZoneId, formattedAddress, savedAddressId])
}

/**
 * State of the wizard: starts with a started order, else with the default type, point and address [WIZ-05, WIZ-45]. A
 * table in the page's address overrides both (contract 1.7).
 */
export function useOrderChoice() {
  const { stores, view } = useInstance()
  // As many people as in the last order on this device (decision 71).
  const usual = { ...nothing, people: stores.of(createHabitsStore).state.people }
  return useReducer(choose, null, () =>
    linkedTableCode(stores, view) === null
      ? earlierChoice(stores.draft.state, usual)
      : { ...usual, type: 'table' as const },
  )
}

function earlierChoice(draft: OrderDraftState, usual: OrderChoice): OrderChoice {
  if (!isStarted(draft)) {
    const place = { ...nowhere, address: draft.defaultAddress, servicePointId: draft.defaultServicePointId }
    return { ...usual, type: draft.type ?? draft.defaultType, place }
  }
  const { type, address, servicePointId, table, people, slotStart, timetableId, asSoonAsPossible } = draft
  return {
    type,
    place: { address, servicePointId, table },
    people,
    date: dateOf(slotStart),
    slot: { from: timeOf(slotStart), timetableId },
    asSoonAsPossible,
    open: null,
  }
}

/** The chosen day if still offered; a single day is chosen automatically. */
export function dayOf({ date }: OrderChoice, days: readonly OrderDay[]): OrderDay | null {
  const [only, ...others] = days
  if (only && others.length === 0) return only
  return days.find((day) => day.date === date) ?? null
}

/** The chosen slot if the day still has it; "as soon as possible" is the first one. */
export function slotOf(choice: OrderChoice, day: OrderDay | null, slots: readonly OrderSlot[]): OrderSlot | null {
  const { date, slot, asSoonAsPossible } = choice
  if (!day || !slot || day.date !== date) return null
  if (asSoonAsPossible) return slots[0] ?? null
  return slots.find((offered) => isSameSlot(offered, slot)) ?? null
}
