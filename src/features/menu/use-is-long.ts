import { useMemo, useState } from 'react'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getProducts } from '#src/contract/product.ts'
import { useCachedQueries } from '#src/query/use-cached-queries.ts'

import type { MenuPart } from './menu-parts.ts'

/** A longer list is drawn near the viewport only (decision 106). */
export const longFrom = 100

/** Whether the lists of the menu that have been loaded hold more dishes than are all drawn; stays so. */
export function useIsLong(parts: readonly MenuPart[]): boolean {
  const keys = useMemo(() => parts.map(({ query }) => query.queryKey), [parts])
  const answers = useCachedQueries<ReplyOf<typeof getProducts>>(keys)
  const [isLong, setIsLong] = useState(false)
  const count = answers.reduce((sum, { data }) => sum + (data?.products.length ?? 0), 0)
  if (!isLong && count > longFrom) setIsLong(true)
  return isLong
}
