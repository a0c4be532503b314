import type { Faults } from '#server/restaurant-file/faults.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import type { Verdict } from '#src/domain/verdict.ts'

/** What is wrong with a file, as commands print it; nothing where it is right. */
export function faultLines(verdict: Verdict<unknown, Faults>): string[] {
  return verdict.ok ? [] : verdict.refusal.map(faultLine)
}

/** What was made of something that has to be right. */
export function rightValue<T>(verdict: Verdict<T, readonly unknown[]>): T {
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal))
  return verdict.value
}
