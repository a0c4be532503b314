import { useQuery } from './use-query.ts'

/** A part of a screen that travels in a chunk of its own, fetched once it is needed and kept. */
export function useCode<T>(name: string, load: () => Promise<T>, isNeeded: boolean) {
  return useQuery<T>({ queryKey: ['code', name], queryFn: load, staleTime: Infinity, enabled: isNeeded })
}
