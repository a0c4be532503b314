import type { QueryKey } from '@tanstack/query-core'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'

import { toSortedJson } from '#src/browser/json.ts'

import { useQueryClient } from './query-provider.tsx'

export type CachedResult<T> = { readonly data: T | undefined; readonly error: Error | null }

/**
 * Data and errors of several queries from the cache, without fetching. Returns the same array until one of them
 * changes; `keys` must be memoised.
 */
export function useCachedQueries<T>(keys: readonly QueryKey[]): readonly CachedResult<T>[] {
  const cache = useQueryClient().getQueryCache()
  const hashes = useMemo(() => keys.map(toSortedJson), [keys])
  const known = useRef<readonly CachedResult<T>[]>([])
  // Queries are added while other components render, when no state may be set; they have no data yet anyway.
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(({ type }) => type !== 'added' && onChange()),
    [cache],
  )
  function read() {
    const answers = hashes.map((hash) => cache.get<T>(hash)?.state)
    const isSame =
      answers.length === known.current.length &&
      answers.every((state, at) => {
        const before = known.current[at]
        return state?.data === before?.data && (state?.error ?? null) === before?.error
      })
    if (!isSame) known.current = answers.map((state) => ({ data: state?.data, error: state?.error ?? null }))
    return known.current
  }
  return useSyncExternalStore(subscribe, read, read)
}
