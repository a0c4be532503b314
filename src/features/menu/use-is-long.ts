import { useCallback, useRef, useSyncExternalStore } from 'react'

import { sumOf } from '#src/browser/lists.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getProducts } from '#src/contract/product.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import type { MenuPart } from './menu-parts.ts'

/** Dishes of a list from which on only those near the viewport are drawn (decision 106). */
export const longFrom = 101

/** Whether the lists that have come hold that many dishes; stays so. */
export function useIsLong(parts: readonly MenuPart[]): boolean {
  const { queryClient } = useInstance()
  const isLong = useRef(false)
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && onChange()),
    [queryClient],
  )
  const dishesOf = ({ query }: MenuPart) =>
    queryClient.getQueryData<ReplyOf<typeof getProducts>>(query.queryKey)?.products.length ?? 0
  const read = () => (isLong.current ||= sumOf(parts, dishesOf) >= longFrom)
  return useSyncExternalStore(subscribe, read, read)
}
