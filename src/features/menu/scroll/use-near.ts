import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Becomes true when the element comes near the visible part of the page, and stays so. */
export function useNear(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { root: element.current.ownerDocument, rootMargin: '400px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
