import { failureKind } from './create-query-client.ts'
import type { FetchedQuery, QueryClient } from './create-query-client.ts'

/** Fetches even while the data is fresh, in place of a refetch that is running; joins a first fetch. */
export function refetch<T>(client: QueryClient, options: FetchedQuery<T>): Promise<T> {
  const defaulted = client.defaultQueryOptions(options)
  return client.getQueryCache().build(client, defaulted).fetch(defaulted, { cancelRefetch: true })
}

/**
 * Fetches the queries on screen again that have failed, also those that fail while being fetched now, but not what the
 * service refused. Never rejects.
 */
export async function retryFailed(client: QueryClient): Promise<void> {
  const inUse = client.getQueryCache().findAll({ predicate: (query) => query.getObserversCount() > 0 })
  await Promise.all(
    inUse.map(async (query) => {
      // Joins the fetch that is running.
      if (query.state.fetchStatus !== 'idle') await query.fetch().catch(() => {})
      const { status, error } = query.state
      if (status === 'error' && failureKind(error) !== 'refused') await query.fetch().catch(() => {})
    }),
  )
}
