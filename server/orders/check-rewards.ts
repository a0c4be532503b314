import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { customerCard } from '#server/savings/customer-card.ts'
import { serviceDayAt } from '#server/venues/venue-days.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { AppliedReward, createOrder } from '#src/contract/order.ts'
import type { SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import { judgeSavings } from '#src/domain/discounts/judge-savings.ts'
import { accept } from '#src/domain/verdict.ts'

type OrderRequest = RequestOf<typeof createOrder>

/**
 * The rewards of an order with their discounts, all or none. Of the request only reward ids and line ids are used; the
 * rest is computed again by the rules of the checkout. The rewards stay locked until the transaction ends.
 */
export async function checkRewards(
  { rewards, orderType, slotStart }: OrderRequest,
  lines: SavingsContext['lines'],
  call: Call,
  venue: VenueRow,
): Promise<Answer<readonly AppliedReward[]>> {
  if (rewards.length === 0) return accept([])
  if (!call.account) return refused('REWARD_NOT_AVAILABLE')
  const card = await customerCard({ ...call, account: call.account }, venue, 'lock')
  const day = await serviceDayAt(call.db, venue, slotStart)
  const chosen = rewards.map(({ reward, lineId }) => ({ id: reward.id, lineId }))
  const { savings, lost } = judgeSavings(
    { codeName: null, rewards: chosen },
    { codes: [], rewards: card.rewards },
    {
      lines,
      orderType,
      slotStart,
      serviceDay: day,
      points: card.promotion && { score: card.score, promotion: card.promotion },
    },
  )
  return lost.length === 0 ? accept(savings.rewards) : refused('REWARD_NOT_AVAILABLE')
}
