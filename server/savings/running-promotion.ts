import type { Id, LocalDate } from '#src/contract/values.ts'
import { isValidOn } from '#src/domain/time/validity.ts'

import type { PromotionRow } from './loyalty-queries.ts'
import { holdsAt } from './loyalty-queries.ts'

/** The promotion that runs at a venue on a day, or null. */
export function runningPromotion(
  promotions: readonly PromotionRow[],
  venueId: Id<'Venue'>,
  day: LocalDate,
): PromotionRow | null {
  return promotions.find((promotion) => isRunning(promotion, day) && holdsAt(promotion, venueId)) ?? null
}

export function isRunning(promotion: PromotionRow, day: LocalDate): boolean {
  return promotion.isActive && isValidOn(promotion, day)
}
