import { useQuery } from './use-query.ts'

/**
 * Loads functions that a screen calls, in a chunk of their own, once they are needed; the cache keeps them. A component:
 * `lazyPart`.
 */
export function useLazyModule<T>(name: string, load: () => Promise<T>, isNeeded: boolean) {
  return useQuery<T>({ queryKey: ['code', name], queryFn: load, staleTime: Infinity, enabled: isNeeded })
}
