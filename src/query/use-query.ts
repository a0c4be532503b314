import { hashKey, QueryObserver } from '@tanstack/query-core'
import type {
  DefaultError,
  QueryClient,
  QueryKey,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/query-core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import { useQueryClient } from './query-provider.tsx'

/** Query options of `api/`, plus what an observer adds (`enabled`, `refetchInterval`, …). */
export type UseQueryOptions<T> = Pick<QueryObserverOptions<T>, 'enabled' | 'refetchInterval' | 'staleTime'> & {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>
}

// The first part of every key is the language: all else equal, it is the same question in another language.
const questionOf = (key: QueryKey) => hashKey(key.slice(1))

/** A screen that appears while the language changes shows what is known, as those that were there do. */
function answerInAnotherLanguage<T>(client: QueryClient, key: QueryKey): T | undefined {
  const asked = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && queryKey[1] === key[1] && questionOf(queryKey) === questionOf(key),
  })
  return asked.at(-1)?.state.data as T | undefined
}

/** Subscribes the component to server data; renders again only for the fields it reads. */
export function useQuery<T>(options: UseQueryOptions<T>): QueryObserverResult<T, DefaultError> {
  const client = useQueryClient().whole
  const defaulted = client.defaultQueryOptions<T, DefaultError, T, T>({
    ...options,
    // What is on screen stays while it is asked for again in another language, what has just appeared as well [I18N-06].
    placeholderData: (previous, query) => {
      if (!query) return answerInAnotherLanguage<typeof previous>(client, options.queryKey)
      return questionOf(query.queryKey) === questionOf(options.queryKey) ? previous : undefined
    },
  })
  defaulted._optimisticResults = 'optimistic'
  const [observer] = useState(() => new QueryObserver<T>(client, defaulted))
  const result = observer.getOptimisticResult(defaulted)
  const subscribe = useCallback((onChange: () => void) => observer.subscribe(onChange), [observer])
  const snapshot = () => observer.getCurrentResult()
  useSyncExternalStore(subscribe, snapshot, snapshot)
  useEffect(() => observer.setOptions(defaulted), [defaulted, observer])
  return observer.trackResult(result)
}
