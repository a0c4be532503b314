import { QueryCache } from '@tanstack/query-core'
import type { Query, QueryClient as WholeClient, QueryKey, QueryOptions } from '@tanstack/query-core'

import { toSortedJson } from '#src/browser/json.ts'

/** Why a call failed; undefined for anything else, e.g. code that could not be fetched. */
function failureKind(error: Error | null): string | undefined {
  return error && 'failure' in error ? (error.failure as { kind: string }).kind : undefined
}

const defaults = {
  networkMode: 'always',
  gcTime: 15 * 60_000,
  retry: (failures: number, error: Error) => failureKind(error) === 'offline' && failures < 2,
  retryDelay: (failures: number) => 800 * 2 ** failures,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** What is asked: the options of a query, with the function that fetches it. */
export type FetchedQuery<T> = Pick<QueryOptions<T>, 'retry' | 'gcTime' | 'meta'> & {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>
  readonly staleTime?: number
}

export type QueryClient = ReturnType<typeof createQueryClient>

/**
 * The cache of one widget. Reads are tried again when the network failed, never what the service refused.
 * It is the part we use of query-core's own client, which would bring mutations and listeners on the host page along.
 */
export function createQueryClient() {
  const cache = new QueryCache()
  let isDestroyed = false

  function withDefaults<O extends { readonly queryKey: QueryKey }>(options: O) {
    const defaulted = { ...defaults, ...options, queryHash: toSortedJson(options.queryKey), _defaulted: true }
    return isDestroyed ? { ...defaulted, gcTime: Infinity } : defaulted
  }

  /**
   * Takes a query out of the cache and cancels its fetch. query-core starts the `gcTime` timer of a query again when a
   * cancelled fetch settles, although the query is gone; that timer would keep the whole widget in memory until it
   * runs.
   */
  function remove(query: Query) {
    query.setOptions({ ...query.options, gcTime: Infinity })
    cache.remove(query)
  }

  const client = {
    getQueryCache: (): Pick<QueryCache, 'findAll' | 'getAll' | 'subscribe' | 'get'> => cache,

    /** The answer in the cache as long as it is fresh, else a new one. */
    fetchQuery<T>(options: FetchedQuery<T>): Promise<T> {
      const defaulted = withDefaults(options)
      const query = cache.build<T, Error, T, QueryKey>(whole, defaulted)
      return query.isStaleByTime(options.staleTime) ? query.fetch(defaulted) : Promise.resolve(query.state.data as T)
    },

    /** The query of a key, made when nobody has asked it before. */
    build: <T>(options: FetchedQuery<T>): Query<T> =>
      cache.build<T, Error, T, QueryKey>(whole, withDefaults(options)) as Query<T>,

    /** Puts in what an earlier visit was told: shown at once, and asked anew by whoever wants it. */
    recall<T>(queryKey: QueryKey, data: T, ageMs: number) {
      const told = { data, dataUpdatedAt: Date.now() - ageMs, status: 'success', isInvalidated: true } as const
      cache.build(whole, withDefaults({ queryKey })).setState(told)
    },

    /** Asks again even while the answer is fresh, or joins who is asking for the first time. */
    refetch: <T>(options: FetchedQuery<T>): Promise<T> => {
      const defaulted = withDefaults(options)
      return client.build(options).fetch(defaulted as never, { cancelRefetch: true })
    },

    getQueryData: <T>(queryKey: QueryKey) => cache.get<T>(toSortedJson(queryKey))?.state.data,

    /** The answers to all questions that begin like this. */
    getQueriesData: <T>(filters: { readonly queryKey: QueryKey }) =>
      cache.findAll(filters).map(({ queryKey, state }) => [queryKey, state.data as T | undefined] as const),

    removeQueries(isGone: (query: Query) => boolean) {
      for (const query of cache.getAll()) if (isGone(query)) remove(query)
    },

    /**
     * Asks again what is on screen and could not be fetched, and what is being asked now should that fail. What the
     * service refused is left as it is. Never rejects.
     */
    async retryFailed(): Promise<void> {
      const inUse = cache.getAll().filter((query) => query.getObserversCount() > 0)
      await Promise.all(
        inUse.map(async (query) => {
          // Joins the question that is under way.
          if (query.state.fetchStatus !== 'idle') await query.fetch().catch(() => {})
          const { status, error } = query.state
          if (status === 'error' && failureKind(error) !== 'refused') await query.fetch().catch(() => {})
        }),
      )
    },

    /** Empties the cache for good: neither its queries nor those asked for later leave a timer behind. */
    destroy() {
      isDestroyed = true
      cache.getAll().forEach(remove)
    },
  }
  // Itself, as queries want to see it: they call no more than these three.
  const whole = {
    getQueryCache: () => cache,
    getQueryDefaults: () => ({}),
    defaultQueryOptions: (options: FetchedQuery<unknown>) =>
      '_defaulted' in options ? options : withDefaults(options),
  } as unknown as WholeClient
  return client
}
