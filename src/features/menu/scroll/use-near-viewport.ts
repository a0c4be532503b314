import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { useMenuTools } from '#src/features/menu/menu-tools.tsx'

/**
 * Becomes true when the element comes near the visible part of the page, and stays so unless it may leave: then it is
 * false again when the element is away, which keeps the height it had.
 */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  isNearAtFirst: boolean,
  mayLeave = false,
): boolean {
  const { nearViewport } = useMenuTools()
  const [isNear, setIsNear] = useState(isNearAtFirst)
  const isWatched = mayLeave || !isNear
  useEffect(() => {
    const target = element.current
    if (!isWatched || !target) return undefined
    return nearViewport.watch(target, (isNearNow, height) => {
      // A style property, not an attribute: the page's CSP may forbid style attributes.
      if (mayLeave) target.style.blockSize = isNearNow ? '' : `${height}px`
      setIsNear(isNearNow)
    })
  }, [element, isWatched, mayLeave, nearViewport])
  return isNear
}
