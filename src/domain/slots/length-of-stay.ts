import { sumOf } from '#src/browser/lists.ts'
import type { LocalDateTime } from '#src/contract/values.ts'

/** Parties of up to so many people stay so many minutes; the last rule holds for larger ones too. */
export type StayRule = { readonly upTo: number; readonly minutes: number }

/** People at their seats from a moment until, not including, another one. */
export type Seated = { readonly from: LocalDateTime; readonly to: LocalDateTime; readonly people: number }

/** How long a party stays, in minutes; the rules ascend, and there is one at least. */
export function stayMinutes(rules: readonly StayRule[], people: number): number {
  return (rules.find(({ upTo }) => people <= upTo) ?? rules.at(-1))?.minutes ?? 0
}

/**
 * Whether a party finds seats beside all others for as long as it stays: seats fill up only when somebody comes, so these
 * moments are looked at [RESV-38].
 */
export function hasSeatsThroughStay(
  party: Seated,
  others: readonly Seated[],
  seatsAt: (moment: LocalDateTime) => number,
): boolean {
  const later = others.map(({ from }) => from).filter((from) => party.from < from && from < party.to)
  return [party.from, ...later].every((moment) => {
    const seated = others.filter(({ from, to }) => from <= moment && moment < to)
    return sumOf(seated, ({ people }) => people) + party.people <= seatsAt(moment)
  })
}
