import { useState } from 'react'

import { useQuery } from './use-query.ts'
import type { UseQueryOptions } from './use-query.ts'

/**
 * Fetches each time a component mounts and shows no cached data before. After the first reply, or with
 * `refetchesOnMount` false, it behaves like `useQuery`, also for null.
 */
export function useFreshQuery<T>(question: UseQueryOptions<T> | null, refetchesOnMount = true) {
  const result = useQuery(refetchesOnMount && question ? { ...question, staleTime: 0 } : question)
  const { data, error, isSuccess, isFetchedAfterMount, refetch } = result
  const [hasAnswer, setHasAnswer] = useState(!refetchesOnMount)
  if (!hasAnswer && isSuccess && isFetchedAfterMount) setHasAnswer(true)
  return { data: hasAnswer ? data : undefined, error, refetch }
}
