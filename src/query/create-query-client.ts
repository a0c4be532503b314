import { QueryCache, focusManager } from '@tanstack/query-core'
import type { Query, QueryClient as WholeClient, QueryKey, QueryOptions } from '@tanstack/query-core'

import { toSortedJson } from '#src/browser/json.ts'

/** Kind of an `ApiError`; undefined for other errors, e.g. a chunk that could not be loaded. */
function failureKind(error: Error | null): string | undefined {
  return error && 'failure' in error ? (error.failure as { kind: string }).kind : undefined
}

// query-core would not go on with a retry in a hidden page until it is told of the focus, which it is only once mounted.
focusManager.setFocused(true)

const defaults = {
  networkMode: 'always',
  gcTime: 15 * 60_000,
  retry: (failures: number, error: Error) => failureKind(error) === 'offline' && failures < 2,
  retryDelay: (failures: number) => 800 * 2 ** failures,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** Options of a query, with the function that fetches it. */
export type FetchedQuery<T> = Pick<QueryOptions<T>, 'retry' | 'gcTime' | 'meta'> & {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>
  readonly staleTime?: number
}

export type QueryClient = ReturnType<typeof createQueryClient>

/**
 * The query cache of one widget. Repeats reads that failed by the network, never what the service refused. Replaces
 * query-core's QueryClient, which would add mutations and listeners on the host page (decision 17).
 */
export function createQueryClient() {
  const cache = new QueryCache()
  let isDestroyed = false

  function withDefaults<O extends { readonly queryKey: QueryKey }>(options: O) {
    const defaulted = { ...defaults, ...options, queryHash: toSortedJson(options.queryKey), _defaulted: true }
    return isDestroyed ? { ...defaulted, gcTime: Infinity } : defaulted
  }

  /**
   * Removes a query and cancels its fetch. query-core starts the `gcTime` timer again when the cancelled fetch settles,
   * although the query is removed; that timer would keep the whole widget in memory, so it is set to never.
   */
  function remove(query: Query) {
    query.setOptions({ ...query.options, gcTime: Infinity })
    cache.remove(query)
  }

  const client = {
    getQueryCache: (): Pick<QueryCache, 'findAll' | 'getAll' | 'subscribe' | 'get'> => cache,

    /** Returns the cached data while it is fresh, else fetches. */
    fetchQuery<T>(options: FetchedQuery<T>): Promise<T> {
      const defaulted = withDefaults(options)
      const query = cache.build<T, Error, T, QueryKey>(whole, defaulted)
      return query.isStaleByTime(options.staleTime) ? query.fetch(defaulted) : Promise.resolve(query.state.data as T)
    },

    /** The query of a key; created if it is not in the cache. */
    build: <T>(options: FetchedQuery<T>): Query<T> =>
      cache.build<T, Error, T, QueryKey>(whole, withDefaults(options)) as Query<T>,

    /** Puts data of an earlier visit into the cache; it is shown at once and counts as stale. */
    recall<T>(queryKey: QueryKey, data: T, ageMs: number) {
      const remembered = { data, dataUpdatedAt: Date.now() - ageMs, status: 'success', isInvalidated: true } as const
      cache.build(whole, withDefaults({ queryKey })).setState(remembered)
    },

    /** Fetches even while the data is fresh; joins a first fetch that is running. */
    refetch: <T>(options: FetchedQuery<T>): Promise<T> => {
      const defaulted = withDefaults(options)
      return client.build(options).fetch(defaulted as never, { cancelRefetch: true })
    },

    getQueryData: <T>(queryKey: QueryKey) => cache.get<T>(toSortedJson(queryKey))?.state.data,

    /** Keys and data of all queries whose key begins like this. */
    getQueriesData: <T>(filters: { readonly queryKey: QueryKey }) =>
      cache.findAll(filters).map(({ queryKey, state }) => [queryKey, state.data as T | undefined] as const),

    removeQueries(isGone: (query: Query) => boolean) {
      for (const query of cache.getAll()) if (isGone(query)) remove(query)
    },

    /**
     * Fetches the queries on screen again that have failed, also those that fail while being fetched now, but not what
     * the service refused. Never rejects.
     */
    async retryFailed(): Promise<void> {
      const inUse = cache.getAll().filter((query) => query.getObserversCount() > 0)
      await Promise.all(
        inUse.map(async (query) => {
          // Joins the fetch that is running.
          if (query.state.fetchStatus !== 'idle') await query.fetch().catch(() => {})
          const { status, error } = query.state
          if (status === 'error' && failureKind(error) !== 'refused') await query.fetch().catch(() => {})
        }),
      )
    },

    /** Empties the cache; neither its queries nor later ones leave a timer behind. */
    destroy() {
      isDestroyed = true
      cache.getAll().forEach(remove)
    },
  }
  // What query-core's queries expect of a client: they call only these three methods.
  const whole = {
    getQueryCache: () => cache,
    getQueryDefaults: () => ({}),
    defaultQueryOptions: (options: FetchedQuery<unknown>) =>
      '_defaulted' in options ? options : withDefaults(options),
  } as unknown as WholeClient
  return client
}
