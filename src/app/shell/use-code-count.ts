import { codeCountQuery } from '#src/api/discount-calls.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'

/**
 * Number of discount codes, loaded once a venue is chosen; 0 where the restaurant has none and after a failure, so that no
 * badge shows [SHELL-03].
 */
export function useCodeCount(): number {
  const api = useApi()
  const customer = useCustomer()
  const { settings } = useRestaurant()
  const venue = useVenue()
  return useQuery(settings.hasDiscountCodes && venue ? codeCountQuery(api, venue.id, customer) : null).data?.count ?? 0
}
