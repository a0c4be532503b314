import * as z from 'zod/mini'

import { saying } from '#server/restaurant-file/faults.ts'
import type { RowOf } from '#server/restaurant-file/form.ts'
import { unless } from '#server/restaurant-file/form.ts'
import { count, described, minutes } from '#server/restaurant-file/values.ts'

/** Minutes of open time after which a venue is reminded of what waits. */
export const usualReminders = [0, 2, 5, 10]
export const usualRefusal = 20
const mostReminders = 6
/** A day of open time. */
const mostMinutes = 24 * 60
const reminders = z
  .array(minutes)
  .check(
    z.refine(
      (list) => new Set(list).size <= mostReminders && list.every((minute) => minute <= mostMinutes),
      saying('reminders'),
    ),
  )
const isRefusal = (value: number) => value >= 1 && value <= mostMinutes
const refusal = z.union(
  [count.check(z.refine(isRefusal, saying('minutesOrNever'))), z.literal('never')],
  saying('minutesOrNever'),
)

/** What a venue says of orders and reservations that wait for its answer. */
export const waiting = {
  remindAfterMinutes: z.optional(described(reminders, 'When the venue is reminded of what waits.')),
  refuseAfterMinutes: z.optional(described(refusal, 'When what waits is refused; never: when its slot begins.')),
}
type WaitingFile = {
  readonly remindAfterMinutes?: readonly number[] | undefined
  readonly refuseAfterMinutes?: number | 'never' | undefined
}
type WaitingColumns = Pick<RowOf<'venues'>, 'remindAfterMinutes' | 'refuseAfterMinutes'>

export function waitingColumns({ remindAfterMinutes, refuseAfterMinutes }: WaitingFile): WaitingColumns {
  const refuseAfter = refuseAfterMinutes ?? usualRefusal
  return {
    remindAfterMinutes: inOrder(remindAfterMinutes ?? usualReminders),
    refuseAfterMinutes: refuseAfter === 'never' ? null : refuseAfter,
  }
}

/** Each once. */
const inOrder = (list: readonly number[]) => [...new Set(list)].toSorted((a, b) => a - b)

export function waitingOf({ remindAfterMinutes, refuseAfterMinutes }: WaitingColumns) {
  return {
    remindAfterMinutes: unless(remindAfterMinutes, usualReminders),
    refuseAfterMinutes: unless(refuseAfterMinutes ?? ('never' as const), usualRefusal),
  }
}
