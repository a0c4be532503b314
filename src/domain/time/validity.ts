import type { LocalDate } from '#src/contract/values.ts'

export type Validity = { readonly from: LocalDate | null; readonly to: LocalDate | null }

/** Whether a day is within both ends, inclusive; null leaves an end open [REW-05]. */
export function isValidOn({ from, to }: Validity, day: LocalDate): boolean {
  return (from === null || from <= day) && (to === null || day <= to)
}
