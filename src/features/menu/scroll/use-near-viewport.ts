import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { useMenuTools } from '#src/features/menu/menu-tools.tsx'

/** Becomes true when the element comes near the visible part of the page, and stays so. */
export function useNear(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const { sight } = useMenuTools()
  const [isNear, setIsNear] = useState(isNearAtFirst)
  useEffect(
    () => (isNear || !element.current ? undefined : sight.watch(element.current, () => setIsNear(true))),
    [element, isNear, sight],
  )
  return isNear
}
