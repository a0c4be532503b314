import { useEffect } from 'react'
import type { RefObject } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'

/** Lets go of kept heights when the list gets another width or other filters: they are estimates again. */
export function useRenewedHeights(list: RefObject<HTMLElement | null>, filter: unknown): void {
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    let known = 0
    return observeSize(element, (width) => {
      if (width === known) return
      known = width
      for (const box of element.querySelectorAll<HTMLElement>('.menu-section, .dish-block')) box.style.blockSize = ''
    })
  }, [list, filter])
}
