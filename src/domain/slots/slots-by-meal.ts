import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalTime } from '#src/contract/values.ts'

import { slotsByHour } from './slot-times.ts'
import type { SlotHour } from './slot-times.ts'

/** A part of the day that people order for. */
export type Meal = 'night' | 'morning' | 'lunch' | 'afternoon' | 'dinner'

export type SlotMeal = { readonly meal: Meal; readonly hours: readonly SlotHour[] }

/** When each meal begins, latest first; the night before it begins with the day. */
const begins: readonly (readonly [from: string, meal: Meal])[] = [
  ['18:00', 'dinner'],
  ['15:00', 'afternoon'],
  ['11:00', 'lunch'],
  ['05:00', 'morning'],
]

export function mealAt(time: LocalTime): Meal {
  return begins.find(([from]) => time >= from)?.[1] ?? 'night'
}

/**
 * The slots of a day by meal and hour, in time order. On a later day the hours after midnight come last: they continue the
 * evening before, so the day does not begin with them (decision 115) [SHELL-106].
 */
export function slotsByMeal(slots: readonly TimeSlot[], isToday: boolean): SlotMeal[] {
  const meals = new Map<Meal, SlotHour[]>()
  for (const one of slotsByHour(slots)) {
    const meal = mealAt(`${one.hour}:00` as LocalTime)
    meals.set(meal, [...(meals.get(meal) ?? []), one])
  }
  const inOrder = [...meals].map(([meal, hours]): SlotMeal => ({ meal, hours }))
  const isLast = ({ meal }: SlotMeal) => meal === 'night' && !isToday
  return [...inOrder.filter((meal) => !isLast(meal)), ...inOrder.filter(isLast)]
}
