import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { addDays, momentOf } from '#src/domain/time/wall-clock.ts'

/** Start of the slot as date and time (contract 2.8). */
export function slotStart(date: LocalDate, slot: Pick<TimeSlot, 'from'>): LocalDateTime {
  return momentOf(date, slot.from)
}

/** End of the slot, or null; an end not after the start is on the next day (contract 2.8). */
export function slotEnd(date: LocalDate, { from, to }: Pick<TimeSlot, 'from' | 'to'>): LocalDateTime | null {
  if (to === null) return null
  return slotStart(to > from ? date : addDays(date, 1), { from: to })
}

/** A slot is offered while its start is not earlier than the current minute (rulings "slots from now"). */
export function isSlotOffered(date: LocalDate, slot: Pick<TimeSlot, 'from'>, now: LocalDateTime): boolean {
  return slotStart(date, slot).slice(0, 16) >= now.slice(0, 16)
}

/** True from the minute in which the slot begins. */
export function hasBegun(date: LocalDate, slot: Pick<TimeSlot, 'from'>, now: LocalDateTime): boolean {
  return slotStart(date, slot).slice(0, 16) <= now.slice(0, 16)
}

/** The current slot (the latest that has begun) and those after it, in time order. */
export function fromRunningSlot<S extends TimeSlot>(date: LocalDate, slots: readonly S[], now: LocalDateTime): S[] {
  const inOrder = inTimeOrder(slots)
  return inOrder.slice(
    Math.max(
      0,
      inOrder.findLastIndex((slot) => hasBegun(date, slot, now)),
    ),
  )
}

/** The first slot at or after the current time [CART-32], null when none is left [CART-33]. */
export function firstSlotFrom<S extends TimeSlot>(slots: readonly S[], now: LocalTime): S | null {
  return inTimeOrder(slots).find((slot) => slot.from >= now) ?? null
}

export type SlotHour = { readonly hour: string; readonly slots: readonly TimeSlot[] }

/** The slots of a day grouped by the hour of their start, e.g. `'19'`, in time order. */
export function slotsByHour(slots: readonly TimeSlot[]): SlotHour[] {
  const hours = new Map<string, TimeSlot[]>()
  for (const slot of inTimeOrder(slots)) {
    const hour = slot.from.slice(0, 2)
    hours.set(hour, [...(hours.get(hour) ?? []), slot])
  }
  return [...hours].map(([hour, ofHour]) => ({ hour, slots: ofHour }))
}

function inTimeOrder<S extends TimeSlot>(slots: readonly S[]): S[] {
  return [...slots].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
}
