import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

// Root margin: from below the bars (56 + 52 px and a little) to 40 % of the viewport.
const band = '-112px 0px -60% 0px'

/** Index of the section below the bars. */
export function useActiveSection(list: RefObject<HTMLElement | null>, count: number): number {
  const [active, setActive] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!element || count === 0) return undefined
    const sections = [...element.children]
    const inBand = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inBand.add(target)
          else inBand.delete(target)
        }
        const first = sections.findIndex((section) => inBand.has(section))
        if (first >= 0) setActive(first)
      },
      { root: element.ownerDocument, rootMargin: band },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [list, count])
  return Math.min(active, Math.max(0, count - 1))
}
