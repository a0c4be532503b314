import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { localizerFor } from '#server/platform/texts/language.ts'
import { asPromotion, lockScore, promotionsOf, setScore } from '#server/savings/loyalty-queries.ts'
import type { PointCredit } from '#server/savings/point-credits.ts'
import { creditOf, creditsOf, deleteCredit, takeRewardBack } from '#server/savings/point-credits.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { replayCredits, undoneCredit } from '#src/domain/loyalty/undone-credit.ts'

import { promotionOf } from './credit-order.ts'
import type { OrderRow } from './order-queries.ts'
import { setPoints } from './order-queries.ts'

/**
 * Undoes the credit of an order that is cancelled after all: score and rewards become those of the other orders. A reward
 * that was used already stays with the order that used it, and is owed [PTS-18, REW-15].
 */
export async function undoCredit(db: Database, order: OrderRow): Promise<void> {
  const { accountId, points, restaurantId } = order
  if (accountId === null || !points) return
  const credit = await creditOf(db, { accountId, orderId: order.id })
  // An order that was credited before credits were kept: its points are part of the opening ones.
  const ofOpening = credit ? 0 : points
  const [restaurant, row] = [await restaurantOf(db, restaurantId), await promotionOfCredit(db, order, credit)]
  if (restaurant && row) {
    const score = await lockScore(db, { accountId, promotionId: row.id })
    const credits = await creditsOf(db, score)
    const others = credits.filter(({ orderId }) => orderId !== order.id)
    const opening = score.opening ?? score.points
    const promotion = asPromotion(row, localizerFor(order.language, restaurant))
    const { change, lost } = undoneCredit(
      replayCredits(opening, pointsIn(credits), promotion),
      replayCredits(opening - ofOpening, pointsIn(others), promotion),
    )
    await setScore(db, { ...score, points: score.points + change, opening: opening - ofOpening })
    for (const threshold of lost) await takeRewardBack(db, score, threshold)
  }
  if (credit) await deleteCredit(db, credit)
  await setPoints(db, order, 0)
}

const pointsIn = (credits: readonly PointCredit[]) => credits.map(({ points }) => points)

/** It may be over meanwhile: what an order brought is taken back nevertheless. */
async function promotionOfCredit(db: Database, order: OrderRow, credit: PointCredit | null) {
  if (!credit) return promotionOf(db, order, await venueRow(db, order.restaurantId, order.venueId))
  return (await promotionsOf(db, order.restaurantId)).find(({ id }) => id === credit.promotionId) ?? null
}
