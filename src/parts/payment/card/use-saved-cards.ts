import { forCustomer } from '#src/api/customer-query.ts'
import { forgetCard, savedCardsQuery } from '#src/api/payment-calls.ts'
import type { SavedCard } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'
import { noId } from '#src/domain/no-id.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'

type SavedCards = {
  readonly cards: readonly SavedCard[]
  readonly isPending: boolean
  readonly error: unknown
  readonly reload: () => Promise<unknown>
  /** Deletes the card at the provider; rejects on failure. */
  readonly forget: (card: SavedCard) => Promise<void>
}

/** Saved cards of a signed-in customer, where the venue accepts cards [PAY-04, PAY-08, RESV-13]. */
export function useSavedCards(venueId: Id<'Venue'> | null, isWanted = true): SavedCards {
  const api = useApi()
  const customer = useCustomer()
  const { hasCardPayments } = useRestaurant()
  const enabled = isWanted && hasCardPayments && customer !== null
  const { data, error, refetch } = useFreshQuery({ ...forCustomer(customer, savedCardsQuery(api, venueId)), enabled })
  return {
    cards: (enabled && data?.cards) || [],
    isPending: enabled && !data && !error,
    error,
    reload: refetch,
    async forget(card) {
      await forgetCard(api, card, venueId ?? noId)
      await refetch()
    },
  }
}
