import type { CustomerCall } from '#server/platform/call.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import { serviceDayNow } from '#server/venues/venue-days.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import type { Promotion } from '#src/contract/promotion.ts'

import type { PromotionRow, RewardRow } from './loyalty-queries.ts'
import { asPromotion, holdsAt, lockScore, promotionsOf, scoreOf, unusedRewards } from './loyalty-queries.ts'
import { isRunning, runningPromotion } from './running-promotion.ts'

export type CustomerCard = {
  /** The promotion at the venue, else one at another venue, which the card page mentions [LOYAL-12]. */
  readonly promotion: Promotion | null
  /** 0 while points that were spent are owed [PTS-19]. */
  readonly score: number
  /** Every reward not yet used at this venue, those outside their dates too; what points can buy comes last. */
  readonly rewards: readonly Reward[]
}

const noCard: CustomerCard = { promotion: null, score: 0, rewards: [] }

type Asking = Pick<CustomerCall, 'db' | 'restaurant' | 'account' | 'localize' | 'nowMs'>

/** A customer's points and rewards at a venue; with `lock` they stay locked until the transaction ends. */
export async function customerCard(
  { db, restaurant, account, localize, nowMs }: Asking,
  venue: VenueRow,
  lock: 'lock' | 'look',
): Promise<CustomerCard> {
  if (!restaurant.hasLoyaltyCard) return noCard
  const { promotions, here, row } = await promotionsAt({ db, restaurant, nowMs }, venue)
  const score = row && { accountId: account.id, promotionId: row.id }
  // Before the rewards, as everywhere: of two who wait for each other none would go on.
  const points = score === null ? 0 : lock === 'lock' ? (await lockScore(db, score)).points : await scoreOf(db, score)
  const earned = (await unusedRewards(db, account.id, lock)).filter(({ promotionId }) =>
    promotions.some((promotion) => promotion.id === promotionId && holdsAt(promotion, venue.id)),
  )
  // 0 where points buy rewards: one that was earned must not be taken for one that costs them.
  const asOwn = (reward: RewardRow) => asReward(reward, localize, here?.mode === 2 ? 0 : null)
  return {
    promotion: row && asPromotion(row, localize),
    score: Math.max(0, points),
    rewards: here?.mode === 2 ? [...earned.map(asOwn), ...forPoints(here, localize)] : earned.map(asOwn),
  }
}

/** The promotions of a restaurant: `here`: the one that runs at a venue; `row`: the one of the card, which may run elsewhere. */
export async function promotionsAt(
  { db, restaurant, nowMs }: Pick<Asking, 'db' | 'restaurant' | 'nowMs'>,
  venue: VenueRow,
) {
  const today = await serviceDayNow(db, venue, nowMs)
  const promotions = await promotionsOf(db, restaurant.id)
  const here = runningPromotion(promotions, venue.id, today)
  const row = here ?? promotions.find((promotion) => isRunning(promotion, today)) ?? null
  return { promotions, here, row }
}

function asReward(row: RewardRow, localize: Localize, cost: number | null): Reward {
  const { id, kind, value, isCumulable, promotionId, typeId, productId, names, from, to } = row
  const target = { typeId: typeId ?? 'any', productId: productId ?? 'any' } as const
  return { id, kind, value, isCumulable, promotionId, ...target, name: localize.orNull(names), from, to, cost }
}

/** In mode 2 each threshold is a reward that its points buy, again and again under the same id [PTS-14]. */
function forPoints({ id: promotionId, thresholds, from, to }: PromotionRow, localize: Localize): Reward[] {
  return thresholds.map(({ id, points, kind, value, names, isCumulable, typeId, productId }) => ({
    id,
    kind,
    value,
    isCumulable,
    promotionId,
    typeId,
    productId,
    name: localize.orNull(names),
    from,
    to,
    cost: points,
  }))
}
