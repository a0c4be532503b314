import { useEffect, useRef } from 'react'

import { useQuery } from '#src/query/use-query.ts'

import type { MenuPart } from './menu-parts.ts'
import { useMenuTools } from './menu-tools.tsx'

/** Loads the products of a part when its turn comes: what is near the visible part of the page goes first. */
export function usePartProducts({ query }: MenuPart, isNear: boolean) {
  const { queue } = useMenuTools()
  const near = useRef(isNear)
  useEffect(() => {
    near.current = isNear
    if (isNear) queue.next()
  }, [isNear, queue])
  return useQuery({
    ...query,
    queryFn: ({ signal }) =>
      queue.run(
        () => near.current,
        () => query.queryFn({ signal }),
      ),
  })
}
