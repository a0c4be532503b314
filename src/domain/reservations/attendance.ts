import type { LocalDateTime } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'

/** Whether the guests of a reservation have come: `noShow` means that they have not, and that their seats are free. */
export type Attendance = 'arrived' | 'noShow'

type Expected = {
  readonly status: string
  /** Null: nobody has said so yet. */
  readonly attendance: Attendance | null
  readonly startsAt: LocalDateTime
}
type Now = { readonly timeZone: string; readonly nowMs: number }

/** Guests may come before their time. */
const earlyMs = 60 * 60_000

/** Whether the guests of a reservation can have come: a confirmed one about its time, also one that was held for a no-show [RESV-47]. */
export function mayArrive({ status, attendance, startsAt }: Expected, { timeZone, nowMs }: Now): boolean {
  return status === 'confirmed' && attendance !== 'arrived' && nowMs >= instantOf(startsAt, timeZone) - earlyMs
}

/** Whether a reservation can be a no-show: a confirmed one whose time has come and whose guests have not [RESV-48]. */
export function mayBeNoShow({ status, attendance, startsAt }: Expected, { timeZone, nowMs }: Now): boolean {
  return status === 'confirmed' && attendance === null && nowMs >= instantOf(startsAt, timeZone)
}
