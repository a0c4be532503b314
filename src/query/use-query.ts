import type { QueryKey } from '@tanstack/query-core'
import { useMemo, useSyncExternalStore } from 'react'

import { toSortedJson } from '#src/browser/json.ts'

import type { FetchedQuery, QueryClient } from './create-query-client.ts'
import { createQueryObserver } from './create-query-observer.ts'
import type { QueryResult } from './create-query-observer.ts'
import { useQueryClient } from './query-provider.tsx'

/** Query options of `api/`; with `enabled: false` the data comes only from the cache. */
export type UseQueryOptions<T> = FetchedQuery<T> & { readonly enabled?: boolean }

// The first part of every key is the language; the rest is the same for the same query in another language.
const questionOf = (key: QueryKey) => toSortedJson(key.slice(1))

/**
 * After a language switch, the newest data of the query in another language, shown until the new reply arrives
 * [I18N-06].
 */
function answerInAnotherLanguage<T>(client: QueryClient, key: QueryKey): T | undefined {
  const question = questionOf(key)
  const asked = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && queryKey[1] === key[1] && questionOf(queryKey) === question,
  })
  return asked.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).at(-1)?.state.data as T | undefined
}

/** Replaces a query whose parameters are not known yet; it is never fetched. */
const disabledQuery = { queryKey: ['nothing'], queryFn: () => new Promise<never>(() => {}), enabled: false } as const

/**
 * Subscribes the component to server data; renders again only for the fields it reads. Pass null while the parameters
 * of the query are not known: nothing is fetched and there is no data.
 */
export function useQuery<T>(question: UseQueryOptions<T> | null): QueryResult<T> {
  const options: UseQueryOptions<T> = question ?? disabledQuery
  const { enabled = true } = options
  const client = useQueryClient()
  const query = client.build(options)
  const watcher = useMemo(
    () =>
      createQueryObserver<T>({
        query,
        fetch: () => client.fetchQuery(options).catch(() => {}),
        refetch: () => client.refetch(options).catch(() => {}),
        wantsFetch: () => enabled && query.isStaleByTime(options.staleTime),
        placeholder: () => answerInAnotherLanguage(client, query.queryKey),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the query stands for the options: its key holds all of them
    [client, query, enabled],
  )
  useSyncExternalStore(watcher.subscribe, watcher.snapshot, watcher.snapshot)
  return watcher.result
}
