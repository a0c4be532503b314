import type { QueryKey } from '@tanstack/query-core'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'

import { toSortedJson } from '#src/browser/json.ts'

import { useQueryClient } from './query-provider.tsx'

export type Answer<T> = { readonly data: T | undefined; readonly error: Error | null }

/**
 * What the cache knows of several questions, without asking any of them; the same array until one of the answers
 * changes. `keys` is the same array as long as the questions are the same.
 */
export function useAnswers<T>(keys: readonly QueryKey[]): readonly Answer<T>[] {
  const cache = useQueryClient().getQueryCache()
  const hashes = useMemo(() => keys.map(toSortedJson), [keys])
  const known = useRef<readonly Answer<T>[]>([])
  // A question is added while somebody else is being drawn, and has no answer yet.
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
