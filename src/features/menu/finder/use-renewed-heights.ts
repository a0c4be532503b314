import { useEffect } from 'react'
import type { RefObject } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'
import { useMenuTools } from '#src/features/menu/menu-tools.tsx'

/** Lets go of the heights that the list keeps when it gets other filters, or another width: it is as wide as `beside`. */
export function useRenewedHeights(beside: RefObject<HTMLElement | null>, filter: unknown): void {
  const { nearViewport } = useMenuTools()
  useEffect(() => {
    if (!beside.current) return undefined
    let known = 0
    return observeSize(beside.current, (width) => {
      if (width !== known) nearViewport.forgetHeights()
      known = width
    })
  }, [beside, filter, nearViewport])
}
