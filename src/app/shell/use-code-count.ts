import { useSnapshot } from 'valtio'

import { codeCountQuery } from '#src/api/discount-calls.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'

/** Number of discount codes, loaded once a venue is chosen; 0 after a failure, so that no badge shows [SHELL-03]. */
export function useCodeCount(): number {
  const api = useApi()
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const venue = useVenue()
  return useQuery(venue && codeCountQuery(api, venue.id, email)).data?.count ?? 0
}
