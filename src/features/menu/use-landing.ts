import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import type { LocationEntry } from '#src/instance/create-location.ts'

type Landing = {
  readonly list: RefObject<HTMLElement | null>
  readonly entry: LocationEntry | undefined
  /** The section the entry asks for, -1 for none. */
  readonly index: number
  /** The section in sight. */
  readonly active: number
}

/** Brings the section of the address under the bars, and finds the old place again on the way back. */
export function useLanding({ list, entry, index, active }: Landing): void {
  const landed = useRef<LocationEntry | undefined>(undefined)
  const seen = useRef(active)
  useEffect(() => {
    seen.current = active
  })

  useLayoutEffect(() => {
    const element = list.current
    if (!element || !entry || landed.current === entry) return
    const isFirst = landed.current === undefined
    landed.current = entry
    const remembered = entry.memory.get('section')
    const section = element.children[remembered ?? index]
    if (!section) return
    section.scrollIntoView({ block: 'start', behavior: 'instant' })
    const scroller = scrollerOf(section)
    scroller?.scrollBy(0, entry.memory.get('offset') ?? 0)
    // Whoever restores the scroll position of this step finds what was just set.
    if (scroller) entry.memory.set('scroll', scroller.scrollTop)
    if (!isFirst) section.querySelector('h2')?.focus({ preventScroll: true })
  }, [list, entry, index])

  // The heights above are estimates when the list comes back: a section and a distance say more than pixels alone.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !entry) return undefined
    return () => {
      const section = element.children[seen.current]
      if (!section) return
      const margin = Number.parseFloat(getComputedStyle(section).scrollMarginBlockStart) || 0
      entry.memory.set('section', seen.current)
      entry.memory.set('offset', margin - section.getBoundingClientRect().top)
    }
  }, [list, entry])
}

/** What scrolls the menu: our own panel, or the page of the host. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return element.ownerDocument.scrollingElement
}
