import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { localizerFor } from '#server/platform/texts/language.ts'
import type { PromotionRow } from '#server/savings/loyalty-queries.ts'
import { asPromotion, lastRewardDay, lockScore, promotionsOf, setScore } from '#server/savings/loyalty-queries.ts'
import { earnRewards, insertCredit } from '#server/savings/point-credits.ts'
import { runningPromotion } from '#server/savings/running-promotion.ts'
import { serviceDayAt, serviceDayNow } from '#server/venues/venue-days.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { creditPoints, pointsOf } from '#src/domain/loyalty/points.ts'
import { cents } from '#src/domain/money.ts'

import type { OrderRow } from './order-queries.ts'
import { linesOf } from './order-queries.ts'

/** Credits an order's points and earned rewards to its customer. Answers the points, 0 for a guest [PTS-11, PTS-12]. */
export async function creditOrder(db: Database, order: OrderRow, nowMs: number): Promise<number> {
  const { restaurantId, venueId, accountId } = order
  const restaurant = await restaurantOf(db, restaurantId)
  const venue = await venueRow(db, restaurantId, venueId)
  const row = await promotionOf(db, order, venue)
  if (!restaurant?.hasLoyaltyCard || !venue || accountId === null || !row) return 0
  const promotion = asPromotion(row, localizerFor(order.language, restaurant))
  const points = pointsOf(promotion, { lines: await countedLines(db, order), net: netOf(order), venueId }) ?? 0
  if (points === 0) return 0
  const score = await lockScore(db, { accountId, promotionId: row.id })
  const credit = creditPoints(score.points, points, promotion)
  await setScore(db, { ...score, points: credit.score, opening: score.opening ?? score.points })
  await insertCredit(db, { accountId, promotionId: row.id, orderId: order.id, points })
  const day = await serviceDayNow(db, venue, nowMs)
  const earned = row.thresholds.filter((_, index) => credit.earned.some((one) => one === promotion.thresholds[index]))
  await earnRewards(
    db,
    earned.map((threshold) => ({ ...rewardOf(threshold, row, day), accountId, createdAt: new Date(nowMs) })),
  )
  return points
}

/** The promotion that ran at the venue on the service day of the order. */
export async function promotionOf(
  db: Database,
  { restaurantId, slotStart }: OrderRow,
  venue: VenueRow | null,
): Promise<PromotionRow | null> {
  if (!venue) return null
  return runningPromotion(await promotionsOf(db, restaurantId), venue.id, await serviceDayAt(db, venue, slotStart))
}

/** Stands for a product without a type: it matches no rule that names a type. */
const noType = 0 as Id<'ProductType'>

async function countedLines(db: Database, { id }: OrderRow) {
  return (await linesOf(db, id)).map(({ quantity, item, typeId }) => ({
    quantity,
    item,
    typeId: typeId ?? noType,
  }))
}

/** Products after discounts, before fixed cost and delivery [PTS-04]. */
function netOf({ productsTotal, discount }: OrderRow) {
  return cents(productsTotal - discount)
}

function rewardOf(threshold: PromotionRow['thresholds'][number], promotion: PromotionRow, day: LocalDate) {
  const { kind, value, names, isCumulable, typeId, productId } = threshold
  return {
    promotionId: promotion.id,
    kind,
    value,
    names,
    isCumulable,
    typeId: typeId === 'any' ? null : typeId,
    productId: productId === 'any' ? null : productId,
    from: day,
    to: lastRewardDay(promotion),
    threshold: threshold.points,
  }
}
