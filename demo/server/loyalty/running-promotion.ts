import type { PromotionRow } from '#demo/server/queries/loyalty.ts'
import { holdsAt } from '#demo/server/queries/loyalty.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'

/** The promotion that runs at a venue on a day, or null. */
export function runningPromotion(
  promotions: readonly PromotionRow[],
  venueId: Id<'Venue'>,
  day: LocalDate,
): PromotionRow | null {
  return promotions.find((promotion) => isRunning(promotion, day) && holdsAt(promotion, venueId)) ?? null
}

export function isRunning({ isActive, from, to }: PromotionRow, day: LocalDate): boolean {
  return isActive && (from === null || from <= day) && (to === null || day <= to)
}
