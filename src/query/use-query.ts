import type { QueryKey } from '@tanstack/query-core'
import { useMemo, useSyncExternalStore } from 'react'

import { toSortedJson } from '#src/browser/json.ts'

import type { FetchedQuery, QueryClient } from './create-query-client.ts'
import { createWatcher } from './create-watcher.ts'
import type { QueryResult } from './create-watcher.ts'
import { useQueryClient } from './query-provider.tsx'

/** Query options of `api/`; a question that is not enabled is looked at, not asked. */
export type UseQueryOptions<T> = FetchedQuery<T> & { readonly enabled?: boolean }

// The first part of every key is the language: all else equal, it is the same question in another language.
const questionOf = (key: QueryKey) => toSortedJson(key.slice(1))

/**
 * What is on screen stays while it is asked for again in another language, what has just appeared as well [I18N-06].
 */
function answerInAnotherLanguage<T>(client: QueryClient, key: QueryKey): T | undefined {
  const question = questionOf(key)
  const asked = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && queryKey[1] === key[1] && questionOf(queryKey) === question,
  })
  return asked.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).at(-1)?.state.data as T | undefined
}

/** Stands in for a question that cannot be asked yet; it is never fetched. */
const nothingToAsk = { queryKey: ['nothing'], queryFn: () => new Promise<never>(() => {}), enabled: false } as const

/**
 * Subscribes the component to server data; renders again only for the fields it reads. With null, as long as what the
 * question needs is not known, nothing is asked and there is no data.
 */
export function useQuery<T>(question: UseQueryOptions<T> | null): QueryResult<T> {
  const options: UseQueryOptions<T> = question ?? nothingToAsk
  const { enabled = true } = options
  const client = useQueryClient()
  const query = client.build(options)
  const watcher = useMemo(
    () =>
      createWatcher<T>({
        query,
        fetch: () => client.fetchQuery(options).catch(() => {}),
        refetch: () => client.refetch(options).catch(() => {}),
        wantsFetch: () => enabled && query.isStaleByTime(options.staleTime),
        placeholder: () => answerInAnotherLanguage(client, query.queryKey),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key, and with it the query, says what the options ask
    [client, query, enabled],
  )
  useSyncExternalStore(watcher.subscribe, watcher.snapshot, watcher.snapshot)
  return watcher.result
}
