import { useEffect, useRef } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'

/**
 * Lets go of the heights that the list keeps when it gets other filters, or another width: that of the element the
 * returned ref is given to, which is as wide.
 */
export function useRenewedHeights(filter: unknown) {
  const beside = useRef<HTMLDivElement>(null)
  const { nearViewport } = useMenuTools()
  useEffect(() => {
    if (!beside.current) return undefined
    let known = 0
    return observeSize(beside.current, (width) => {
      if (width !== known) nearViewport.forgetHeights()
      known = width
    })
  }, [filter, nearViewport])
  return beside
}
