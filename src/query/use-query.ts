import { QueryObserver } from '@tanstack/query-core'
import type { QueryKey, QueryObserverResult } from '@tanstack/query-core'
import { useMemo, useSyncExternalStore } from 'react'

import { toSortedJson } from '#src/browser/json.ts'

import type { FetchedQuery, QueryClient } from './create-query-client.ts'
import { useQueryClient } from './query-provider.tsx'

/** Query options of `api/`; with `enabled: false` the data comes only from the cache. */
export type UseQueryOptions<T> = FetchedQuery<T> & { readonly enabled?: boolean }

export type QueryResult<T> = { readonly data: T | undefined } & Pick<
  QueryObserverResult<T>,
  | 'error'
  | 'isSuccess'
  | 'isError'
  | 'isLoading'
  | 'isFetching'
  | 'isFetchedAfterMount'
  | 'dataUpdatedAt'
  | 'errorUpdatedAt'
  | 'refetch'
>

// The first part of every key is the language; the rest is the same for the same query in another language.
const questionOf = (key: QueryKey) => toSortedJson(key.slice(1))

/** The newest data of the same query in another language. */
function dataInAnotherLanguage<T>(client: QueryClient, key: QueryKey): T | undefined {
  const question = questionOf(key)
  const others = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && queryKey[1] === key[1] && questionOf(queryKey) === question,
  })
  return others.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).at(-1)?.state.data as T | undefined
}

/** Replaces a query whose parameters are not known yet; it is never fetched. */
const disabledQuery = { queryKey: ['nothing'], queryFn: () => new Promise<never>(() => {}), enabled: false } as const

/**
 * Subscribes the component to server data; renders again only for the fields it reads. Pass null while the parameters
 * of the query are not known: nothing is fetched and there is no data.
 */
export function useQuery<T>(question: UseQueryOptions<T> | null): QueryResult<T> {
  const options: UseQueryOptions<T> = question ?? disabledQuery
  const { enabled = true, queryKey } = options
  const client = useQueryClient()
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options))
  const { observer, subscribe, snapshot } = useMemo(
    () => {
      const observer = new QueryObserver<T>(client, options)
      return {
        observer,
        subscribe: (onChange: () => void) => observer.subscribe(onChange),
        snapshot: () => observer.getCurrentResult(),
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the query stands for the options: its key holds all of them
    [client, query, enabled],
  )
  const result = useSyncExternalStore(subscribe, snapshot, snapshot)
  const isNew = !observer.hasListeners()
  return tracked(
    observer,
    shown(result, { enabled, isNew }, () => dataInAnotherLanguage<T>(client, queryKey)),
  )
}

type Asking = { readonly enabled: boolean; readonly isNew: boolean }

/**
 * The result of an observer as a component shows it. Before the component is subscribed, a fetch is about to start if
 * the data is stale, so an old failure does not count any more; nor does it while the component does not ask. Data in another language is shown until there is some in
 * this one, also when fetching fails [I18N-06]: `placeholderData` would end there.
 */
function shown<T>(result: QueryObserverResult<T>, { enabled, isNew }: Asking, inAnotherLanguage: () => T | undefined) {
  const willFetch = isNew && result.isStale
  const isFetching = result.isFetching || willFetch
  const data = result.data === undefined ? inAnotherLanguage() : result.data
  const isForgiven = !enabled || (willFetch && result.data === undefined)
  return {
    ...result,
    data,
    error: isForgiven ? null : result.error,
    isError: result.isError && !isForgiven,
    isFetching,
    isLoading: isFetching && data === undefined,
  }
}

/** Tells the observer which fields the component reads: only their changes render it again. */
function tracked<T>(observer: QueryObserver<T>, result: QueryResult<T>): QueryResult<T> {
  return new Proxy(result, {
    get(fields, name: keyof QueryResult<T>) {
      observer.trackProp(name)
      return fields[name]
    },
  })
}
