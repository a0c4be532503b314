import { useQuery } from './use-query.ts'

/** Loads a module that is a chunk of its own once it is needed; the cache keeps it. */
export function useLazyModule<T>(name: string, load: () => Promise<T>, isNeeded: boolean) {
  return useQuery<T>({ queryKey: ['code', name], queryFn: load, staleTime: Infinity, enabled: isNeeded })
}
