import type { CustomerCall } from '#demo/server/call.ts'
import { customerCard } from '#demo/server/loyalty/customer-card.ts'
import type { VenueRow } from '#demo/server/queries/venues.ts'
import type { Answer } from '#demo/server/refusal.ts'
import { refused } from '#demo/server/refusal.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { AppliedReward, createOrder } from '#src/contract/order.ts'
import type { RewardedLine } from '#src/domain/discounts/rewards.ts'
import { retainRewards } from '#src/domain/discounts/rewards.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'

type OrderRequest = RequestOf<typeof createOrder>

/**
 * The rewards of an order at what they take off, judged again by the rules of the checkout; all or none. Of what was sent
 * only the ids and the lines they are for count. They stay locked until the order is written or refused.
 */
export async function checkRewards(
  { rewards, slotStart }: OrderRequest,
  lines: readonly RewardedLine[],
  call: CustomerCall,
  venue: VenueRow,
): Promise<Answer<readonly AppliedReward[]>> {
  if (rewards.length === 0) return accept([])
  const card = await customerCard(call, venue, 'lock')
  const own = rewards.flatMap((sent) => {
    const reward = card.rewards.find(({ id }) => id === sent.reward.id)
    return reward ? [{ ...sent, reward }] : []
  })
  const { kept } = retainRewards(own, {
    lines,
    day: dateOf(slotStart),
    hasCode: false,
    points: card.promotion && { score: card.score, promotion: card.promotion },
  })
  return kept.length === rewards.length ? accept(kept) : refused('REWARD_NOT_AVAILABLE')
}
