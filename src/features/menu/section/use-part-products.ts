import { useEffect, useRef } from 'react'

import type { MenuPart } from '#src/features/menu/menu-parts.ts'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { useQuery } from '#src/query/use-query.ts'

/** Loads the products of a section through the queue: sections near the viewport go first. */
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
