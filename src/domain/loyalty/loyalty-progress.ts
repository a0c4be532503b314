import { millisecondsOf } from '#src/browser/dates.ts'
import { floorDecimal } from '#src/browser/decimals.ts'
import type { LoyaltyCard } from '#src/contract/loyalty.ts'
import type { Promotion, Threshold } from '#src/contract/promotion.ts'
import type { LocalDate } from '#src/contract/values.ts'

const dayMs = 86_400_000

/** Progress to the highest threshold in per cent, rounded down, 0 to 100; 0 without a threshold [HOME-07]. */
export function progressPercent({ score, highestThreshold }: Pick<LoyaltyCard, 'score' | 'highestThreshold'>): number {
  if (highestThreshold <= 0) return 0
  return Math.min(100, Math.max(0, floorDecimal((score / highestThreshold) * 100)))
}

/** Whether there is a promotion and it is not over; its last day counts [HOME-06]. */
export function isActive(promotion: Promotion | null, today: LocalDate): promotion is Promotion {
  return promotion !== null && (promotion.to === null || promotion.to >= today)
}

/** Thresholds, the lowest first [LOYAL-02]. */
export function ascending(thresholds: readonly Threshold[]): Threshold[] {
  return [...thresholds].sort((a, b) => a.points - b.points)
}

/** Points missing for the next threshold; null when all are reached. */
export function missingPoints(score: number, thresholds: readonly Threshold[]): number | null {
  const next = ascending(thresholds).find(({ points }) => points > score)
  return next ? next.points - score : null
}

/** Whether rewards may be combined: by the promotion, else by its first threshold [LOYAL-10, API-16]. */
export function areCumulable({ isCumulable, thresholds }: Pick<Promotion, 'isCumulable' | 'thresholds'>): boolean {
  return isCumulable ?? thresholds[0]?.isCumulable ?? false
}

/** Calendar days from the end of the promotion until its rewards expire; null when they do not [LOYAL-08]. */
export function daysToExpiry({
  to,
  rewardsExpire,
  rewardsExpireOn,
}: Pick<Promotion, 'to' | 'rewardsExpire' | 'rewardsExpireOn'>): number | null {
  if (!rewardsExpire || to === null || rewardsExpireOn === null) return null
  return Math.round((millisecondsOf(rewardsExpireOn) - millisecondsOf(to)) / dayMs)
}
