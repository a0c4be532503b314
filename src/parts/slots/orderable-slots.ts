import type { TimeSlot } from '#src/contract/shift.ts'
import type { Id, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { fromRunningSlot, isSlotOffered } from '#src/domain/slots/slot-times.ts'

/** A slot with a menu, so that something can be ordered for it. */
export type OrderSlot = TimeSlot & { readonly menuId: Id<'Menu'> }

/** The slots of a day that can still be ordered for; `now` is venue time. */
export function orderableSlots(date: LocalDate, slots: readonly TimeSlot[], now: LocalDateTime): OrderSlot[] {
  return slots.filter(hasMenu).filter((slot) => isSlotOffered(date, slot, now))
}

/**
 * Slots for an order at a table: the current one first, then the later ones (rulings "slots from now"; contract C108).
 */
export function slotsAtTable(date: LocalDate, slots: readonly TimeSlot[], now: LocalDateTime): OrderSlot[] {
  return fromRunningSlot(date, slots.filter(hasMenu), now)
}

/** Whether two slots are the same. They have no id: start and timetable identify a slot. */
export function isSameSlot(a: Pick<TimeSlot, 'from' | 'timetableId'>, b: Pick<TimeSlot, 'from' | 'timetableId'>) {
  return a.from === b.from && a.timetableId === b.timetableId
}

function hasMenu(slot: TimeSlot): slot is OrderSlot {
  return slot.menuId !== null
}
