import { useState } from 'react'

import { useQuery } from './use-query.ts'
import type { UseQueryOptions } from './use-query.ts'

/**
 * Asks anew each time a screen appears: what an earlier visit was told is not shown again. Once answered, or without
 * `asksAnew`, it is as `useQuery`, also for null.
 */
export function useFreshQuery<T>(question: UseQueryOptions<T> | null, asksAnew = true) {
  const result = useQuery(asksAnew && question ? { ...question, staleTime: 0 } : question)
  const { data, error, isSuccess, isFetchedAfterMount, refetch } = result
  const [hasAnswer, setHasAnswer] = useState(!asksAnew)
  if (!hasAnswer && isSuccess && isFetchedAfterMount) setHasAnswer(true)
  return { data: hasAnswer ? data : undefined, error, refetch }
}
