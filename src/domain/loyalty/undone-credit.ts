import { listOf } from '#src/browser/lists.ts'
import type { Promotion } from '#src/contract/promotion.ts'

import { creditPoints } from './points.ts'

export type Replay = {
  readonly score: number
  /** How often each threshold was passed, by its points. */
  readonly passed: ReadonlyMap<number, number>
}

/** What credits give one after the other, to a score that begins at `start`. */
export function replayCredits(start: number, credits: readonly number[], promotion: Promotion): Replay {
  const passed = new Map<number, number>()
  let score = start
  for (const points of credits) {
    const credit = creditPoints(score, points, promotion)
    score = credit.score
    for (const threshold of credit.earned) passed.set(threshold.points, (passed.get(threshold.points) ?? 0) + 1)
  }
  return { score, passed }
}

export type UndoneCredit = {
  /** What the score changes by; it may rise, when points had made it start again. */
  readonly change: number
  /** The thresholds that are not passed any more, by their points, each as often as it was. */
  readonly lost: readonly number[]
}

/**
 * What changes when a credit is undone: the score becomes the one that the other credits give alone, in their order. A
 * sum that is smaller never passes a threshold that the greater one did not [PTS-18].
 */
export function undoneCredit(before: Replay, after: Replay): UndoneCredit {
  const lost = [...before.passed].flatMap(([points, times]) =>
    listOf(times - (after.passed.get(points) ?? 0), () => points),
  )
  return { change: after.score - before.score, lost }
}
