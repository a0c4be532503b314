import { useReducer } from 'react'

import { toJson } from '#src/browser/json.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { hasBegun } from '#src/domain/slots/slot-times.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isSameSlot } from '#src/parts/slots/orderable-slots.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { OrderDraftState, OrderPlace } from '#src/state/order-draft-store.ts'

import { linkedTableCode } from './table/linked-table-code.ts'
import type { OrderDay } from './use-days.ts'

export type Step = 'type' | 'place' | 'day' | 'slot'
type ChosenSlot = { readonly from: LocalTime; readonly timetableId: Id<'Timetable'> }

/** What is chosen so far, and the step that stands open; null = all are folded up. */
export type OrderChoice = {
  readonly type: OrderType | null
  readonly place: OrderPlace
  readonly people: number | null
  readonly date: LocalDate | null
  readonly slot: ChosenSlot | null
  /** Of the chosen day the first slot there is [WIZ-32]. */
  readonly asSoonAsPossible: boolean
  readonly open: Step | null
}

export type OrderMove =
  | { readonly to: 'type'; readonly type: OrderType }
  /** `isFinal` false: more of it may be chosen, so the step stays open. */
  | { readonly to: 'place'; readonly place: Partial<OrderPlace>; readonly isFinal: boolean }
  | { readonly to: 'people'; readonly people: number }
  /** `isFinal` false: moved there with an arrow key, so the step stays open. */
  | { readonly to: 'day'; readonly date: LocalDate; readonly isFinal: boolean }
  | { readonly to: 'slot'; readonly date: LocalDate; readonly slot: ChosenSlot; readonly asSoonAsPossible?: boolean }
  | { readonly to: 'open'; readonly step: Step }

export const nowhere: OrderPlace = { address: null, servicePointId: null, table: null }
const noTime = { date: null, slot: null, asSoonAsPossible: false } as const
const nothing: OrderChoice = { type: null, place: nowhere, people: null, ...noTime, open: null }

/** A new choice clears those of the later steps; the same one again keeps them [WIZ-35]. */
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

/** Equal for the same place. */
function placeKey({ address, servicePointId, table }: OrderPlace): string {
  const { deliveryCityId, deliveryZoneId, formattedAddress, savedAddressId }: Partial<OrderAddress> = address ?? {}
  return toJson([servicePointId, table?.id, deliveryCityId, deliveryZoneId, formattedAddress, savedAddressId])
}

/**
 * The choices of the wizard: those of a started order, else the default type, point and address [WIZ-05, WIZ-45]. A table
 * in the address of the page comes before them (contract 1.7).
 */
export function useOrderChoice() {
  const { stores, view } = useInstance()
  return useReducer(choose, null, () =>
    linkedTableCode(stores, view) === null ? earlierChoice(stores.draft.state) : { ...nothing, type: 'table' as const },
  )
}

function earlierChoice(draft: OrderDraftState): OrderChoice {
  if (!isStarted(draft)) {
    const place = { ...nowhere, address: draft.defaultAddress, servicePointId: draft.defaultServicePointId }
    return { ...nothing, type: draft.type ?? draft.defaultType, place }
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

/** The chosen day among those offered; a single one needs no choice. */
export function dayOf({ date }: OrderChoice, days: readonly OrderDay[]): OrderDay | null {
  const [only, ...others] = days
  if (only && others.length === 0) return only
  return days.find((day) => day.date === date) ?? null
}

/** The chosen slot, as long as the day still has it; as soon as possible is whichever comes first. */
export function slotOf(choice: OrderChoice, day: OrderDay | null, slots: readonly OrderSlot[]): OrderSlot | null {
  const { date, slot, asSoonAsPossible } = choice
  if (!day || !slot || day.date !== date) return null
  if (asSoonAsPossible) return slots[0] ?? null
  return slots.find((offered) => isSameSlot(offered, slot)) ?? null
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
