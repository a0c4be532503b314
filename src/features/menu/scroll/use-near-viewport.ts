import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { useMenuTools } from '#src/features/menu/menu-tools.tsx'

/** Becomes true when the element comes near the visible part of the page, and stays so. */
export function useNearViewport(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const { nearViewport } = useMenuTools()
  const [isNear, setIsNear] = useState(isNearAtFirst)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    return nearViewport.watch(element.current, (isNearNow) => isNearNow && setIsNear(true))
  }, [element, isNear, nearViewport])
  return isNear
}
