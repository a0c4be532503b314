import type { TimeSlot } from '#src/contract/shift.ts'
import type { Id, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { fromRunningSlot, isSlotOffered } from '#src/domain/slots/slot-times.ts'

/** A slot that leads to a menu, so that something can be ordered for it. */
export type OrderSlot = TimeSlot & { readonly menuId: Id<'Menu'> }

/** The slots of a day that can be ordered for from now on. */
export function orderableSlots(date: LocalDate, slots: readonly TimeSlot[], now: LocalDateTime): OrderSlot[] {
  return slots.filter(hasMenu).filter((slot) => isSlotOffered(date, slot, now))
}

/** At a table the slot that runs comes first, then the later ones (rulings "slots from now"; contract C108). */
export function slotsAtTable(date: LocalDate, slots: readonly TimeSlot[], now: LocalDateTime): OrderSlot[] {
  return fromRunningSlot(date, slots.filter(hasMenu), now)
}

/** Slots have no id of their own: a start within a timetable is one slot. */
export function isSameSlot(a: Pick<TimeSlot, 'from' | 'timetableId'>, b: Pick<TimeSlot, 'from' | 'timetableId'>) {
  return a.from === b.from && a.timetableId === b.timetableId
}

function hasMenu(slot: TimeSlot): slot is OrderSlot {
  return slot.menuId !== null
}
