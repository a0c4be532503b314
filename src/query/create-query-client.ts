import { QueryClient, focusManager } from '@tanstack/query-core'
import type { QueryKey, QueryOptions } from '@tanstack/query-core'

import { toSortedJson } from '#src/browser/json.ts'

export type { QueryClient }

/** Options of a query, with the function that fetches it. */
export type FetchedQuery<T> = Pick<QueryOptions<T>, 'retry' | 'meta'> & {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>
  readonly staleTime?: number
}

// query-core would not go on with a retry in a hidden page until it is told of the focus, which it is only once mounted.
focusManager.setFocused(true)

/** Kind of an `ApiError`; undefined for other errors, e.g. a chunk that could not be loaded. */
export function failureKind(error: Error | null): string | undefined {
  return error && 'failure' in error ? (error.failure as { kind: string }).kind : undefined
}

/**
 * The query client of one widget. Repeats reads that failed by the network, never what the service refused. It is never
 * mounted, so it adds no listener to the host page (decision 17).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Replies are kept as long as the widget: a timer of query-core would keep a removed widget in memory until it ends.
        gcTime: Infinity,
        queryKeyHashFn: toSortedJson,
        retry: (failures, error) => failureKind(error) === 'offline' && failures < 2,
        retryDelay: (failures) => 800 * 2 ** failures,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
}
