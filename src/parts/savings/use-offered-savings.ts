import { discountCodesQuery, loyaltyCardQuery, rewardsQuery } from '#src/api/discount-calls.ts'
import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { LoyaltyCard, Reward } from '#src/contract/loyalty.ts'
import type { SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'

export type OfferedLists = {
  /** The venue takes codes [COUP-02]. */
  readonly hasCodes: boolean
  /** A signed-in customer of a restaurant with a loyalty card [REW-03]. */
  readonly hasRewards: boolean
  /** undefined while loading; empty where there cannot be any. */
  readonly codes: readonly DiscountCode[] | undefined
  readonly rewards: readonly Reward[] | undefined
  readonly points: SavingsContext['points']
  /** Why codes or rewards could not be loaded. */
  readonly error: unknown
  readonly reload: () => Promise<unknown>
}

/**
 * Loads the customer's codes and rewards; `refetchesOnMount` loads them again on mount. Guests have no rewards [REW-03].
 */
export function useOfferedSavings(refetchesOnMount: boolean): OfferedLists {
  const codes = useCodes(refetchesOnMount)
  const rewards = useRewards(refetchesOnMount)
  return {
    ...codes.lists,
    ...rewards.lists,
    error: codes.error ?? rewards.error,
    reload: () => Promise.all([codes.reload(), rewards.reload()]),
  }
}

function useCodes(refetchesOnMount: boolean) {
  const api = useApi()
  const customer = useCustomer()
  const { settings } = useRestaurant()
  const venue = useVenue()
  const hasCodes = settings.hasDiscountCodes && venue !== null
  const { data, error, refetch } = useFreshQuery(
    hasCodes ? discountCodesQuery(api, venue.id, customer) : null,
    refetchesOnMount,
  )
  const reload = () => (hasCodes ? refetch() : Promise.resolve())
  return { lists: { hasCodes, codes: hasCodes ? data?.codes : [] }, error, reload }
}

function useRewards(refetchesOnMount: boolean) {
  const api = useApi()
  const customer = useCustomer()
  const { settings } = useRestaurant()
  const venue = useVenue()
  const hasRewards = settings.hasLoyaltyCard && venue !== null && customer !== null
  const rewards = useFreshQuery(hasRewards ? rewardsQuery(api, venue.id, customer) : null, refetchesOnMount)
  const card = useFreshQuery(hasRewards ? loyaltyCardQuery(api, venue.id, customer) : null, refetchesOnMount)
  const reload = () => (hasRewards ? Promise.all([rewards.refetch(), card.refetch()]) : Promise.resolve())
  // The points a reward costs are on the loyalty card, so both are needed.
  const known = card.data && rewards.data?.rewards
  return {
    lists: { hasRewards, rewards: hasRewards ? known : [], points: pointsOn(card.data) },
    error: rewards.error ?? card.error,
    reload,
  }
}

function pointsOn(card: LoyaltyCard | undefined): SavingsContext['points'] {
  return card?.promotion ? { score: card.score, promotion: card.promotion } : null
}
