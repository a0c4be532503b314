import type { QueryKey } from '@tanstack/query-core'

import type { QueryClient } from './create-query-client.ts'

/** Puts data of an earlier visit into the cache; it is shown at once and counts as stale. */
export function recall<T>(client: QueryClient, queryKey: QueryKey, data: T, ageMs: number): void {
  const options = { queryKey, initialData: data, initialDataUpdatedAt: Date.now() - ageMs }
  client.getQueryCache().build(client, client.defaultQueryOptions(options)).invalidate()
}
