import type { QueryKey } from '@tanstack/query-core'

import type { QueryClient } from './create-query-client.ts'

/** The data is from an earlier visit, and fetching it again has failed. */
export function isOutdated(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey)
  // Initial data does not count as an update.
  return state?.status === 'error' && state.data !== undefined && state.dataUpdateCount === 0
}
