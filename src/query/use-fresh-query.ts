import { useState } from 'react'

import { useQuery } from './use-query.ts'
import type { UseQueryOptions } from './use-query.ts'

/**
 * Asks anew each time a screen appears: what an earlier visit was told is not shown again. Once answered, or without
 * `asksAnew`, it is as `useQuery`.
 */
export function useFreshQuery<T>(options: UseQueryOptions<T>, asksAnew = true) {
  const result = useQuery(asksAnew ? { ...options, staleTime: 0 } : options)
  const { data, error, isSuccess, isFetchedAfterMount, refetch } = result
  const [hasAnswer, setHasAnswer] = useState(!asksAnew)
  if (!hasAnswer && isSuccess && isFetchedAfterMount) setHasAnswer(true)
  return { data: hasAnswer ? data : undefined, error, refetch }
}
