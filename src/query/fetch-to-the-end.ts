import { QueryObserver } from '@tanstack/query-core'

import type { FetchedQuery, QueryClient } from './create-query-client.ts'

/**
 * Fetches as `fetchQuery` does, to the end. query-core cancels a fetch when the last component that shows the query leaves
 * the screen, and `fetchQuery` then rejects although nothing has failed: a diner who went on would read of a connection
 * error. So one observer of our own stays until the answer. Throws what the fetch throws.
 */
export async function fetchToTheEnd<T>(client: QueryClient, query: FetchedQuery<T>): Promise<T> {
  const leave = new QueryObserver<T>(client, { ...query, enabled: false }).subscribe(() => {})
  try {
    return await client.fetchQuery(query)
  } finally {
    leave()
  }
}
