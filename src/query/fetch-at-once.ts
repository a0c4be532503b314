import type { FetchedQuery, QueryClient } from './create-query-client.ts'

/**
 * Answers a query from the cache, or fetches it now. `fetchQuery` would join a fetch that has begun, and a list of the
 * menu that is out of sight waits in the queue of its screen until the diner touches the widget: its fetch is cancelled
 * and begun anew, and the screen takes the answer too. Throws what the fetch throws.
 */
export async function fetchAtOnce<T>(client: QueryClient, query: FetchedQuery<T>): Promise<T> {
  const { queryKey } = query
  const isWaiting = client.getQueryState(queryKey)?.fetchStatus === 'fetching'
  if (isWaiting && client.getQueryData(queryKey) === undefined) await client.cancelQueries({ queryKey, exact: true })
  return client.fetchQuery(query)
}
