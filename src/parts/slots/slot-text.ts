import type { TimeSlot } from '#src/contract/shift.ts'

/** A slot as text: start and end for delivered orders, else the start only [WIZ-26, WIZ-27]. */
export function slotText({ from, to }: Pick<TimeSlot, 'from' | 'to'>, showsRange: boolean): string {
  return showsRange && to !== null ? `${from}–${to}` : from
}
