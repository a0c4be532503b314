import { MutationObserver } from '@tanstack/query-core'
import type { MutationObserverResult } from '@tanstack/query-core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import { useQueryClient } from './query-provider.tsx'

type MutationResult<T, V> = Pick<MutationObserverResult<T, Error, V>, 'isPending' | 'isError' | 'error' | 'data'> & {
  /** Runs it; the promise rejects with the failure. */
  readonly run: (variables: V) => Promise<T>
  readonly reset: () => void
}

/** One action against the service, never repeated by itself. */
export function useMutation<T, V = void>(mutationFn: (variables: V) => Promise<T>): MutationResult<T, V> {
  const client = useQueryClient()
  const [observer] = useState(() => new MutationObserver<T, Error, V>(client, { mutationFn, retry: false }))
  useEffect(() => observer.setOptions({ mutationFn, retry: false }), [mutationFn, observer])
  const subscribe = useCallback((onChange: () => void) => observer.subscribe(onChange), [observer])
  const snapshot = () => observer.getCurrentResult()
  const { isPending, isError, error, data } = useSyncExternalStore(subscribe, snapshot, snapshot)
  return {
    isPending,
    isError,
    error,
    data,
    run: useCallback((variables: V) => observer.mutate(variables), [observer]),
    reset: useCallback(() => observer.reset(), [observer]),
  }
}
