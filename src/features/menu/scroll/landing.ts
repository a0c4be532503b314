import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'
import type { LocationEntry } from '#src/instance/create-location.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Scrolls a section below the bars within the next frame; returns a function that stops it. */
export type BringUp = (section: HTMLElement) => () => void

export type LandingProps = {
  readonly list: RefObject<HTMLElement | null>
  readonly entry: LocationEntry | undefined
  /** Index of the section that the entry opens, -1 = none. */
  readonly index: number
  /** Index of the visible section. */
  readonly active: number
  /** Called with the function, which a tap needs. */
  readonly onReady: (bringUp: BringUp) => void
}

/** Scrolls to the section of the route, and restores the old position on Back; draws nothing. */
export function Landing({ list, entry, index, active, onReady }: LandingProps) {
  const { location } = useInstance()
  const landed = useRef<LocationEntry | undefined>(undefined)
  const seen = useRef(active)
  useEffect(() => {
    seen.current = active
    onReady(bringUp)
  })

  useLayoutEffect(() => {
    const element = list.current
    if (!element || !entry || landed.current === entry) return undefined
    const isFirst = landed.current === undefined
    landed.current = entry
    const remembered = entry.memory.get('section')
    const section = element.children[remembered ?? index]
    if (!section) return undefined
    const scroller = scrollerOf(section)
    const offset = entry.memory.get('offset') ?? 0
    // Focus before `holdInPlace`: a later focusin releases the hold.
    if (!isFirst) section.querySelector('h2')?.focus({ preventScroll: true })
    const block = entry.memory.get('block') ?? -1
    // The blocks of a section may come later than itself.
    const release = holdInPlace(element, () => align(blocksOf(section)[block] ?? section, scroller, offset))
    // So that restoring the scroll position of this entry finds the new value.
    if (scroller) entry.memory.set('scroll', scroller.scrollTop)
    return release
  }, [list, entry, index])

  // The heights above are estimates when the list is rendered again, so restore by block and distance, not by pixels.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !entry) return undefined
    const remember = () => {
      const section = element.children[seen.current]
      if (!section) return
      const scroller = scrollerOf(section)
      const blocks = blocksOf(section)
      const block = blocks.findLastIndex((one) => distance(one, scroller) <= 0)
      entry.memory.set('section', seen.current)
      entry.memory.set('block', block)
      entry.memory.set('offset', -distance(blocks[block] ?? section, scroller))
    }
    // Before the next screen is drawn: its bars may be of another height, and WebKit does not hold the list in place then.
    const stop = location.subscribe(remember)
    return () => {
      stop()
      // Drawn anew without a step, as after a failure.
      if (location.entry === entry) remember()
    }
  }, [list, entry, location])
  return null
}

const blocksOf = (section: Element) => [...section.querySelectorAll('.dish-block')]

function align(section: Element, scroller: Element | null, offset: number): void {
  scroller?.scrollBy({ top: distance(section, scroller) + offset, behavior: 'instant' })
}

/** Before the route changes. */
function bringUp(section: HTMLElement): () => void {
  const above = section.previousElementSibling as HTMLElement | null
  const say = (own = '', before = '') => {
    section.style.contentVisibility = own
    if (above) above.style.contentVisibility = before
  }
  const scroller = scrollerOf(section)
  align(section, scroller, 0)
  // Far sections are laid out one frame late: force this one, and keep an unseen one above it out of the layout.
  if (distance(section, scroller) < 1) say('visible', 'hidden')
  return say
}

/** Distance in px of a section from the place below the bars. */
function distance(section: Element, scroller: Element | null): number {
  const isPage = scroller === null || scroller === section.ownerDocument.scrollingElement
  const top = isPage ? 0 : scroller.getBoundingClientRect().top
  const bars = Number.parseFloat(getComputedStyle(section).scrollMarginBlockStart) || 0
  return section.getBoundingClientRect().top - top - bars
}

const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Aligns now and whenever something above gets its final height, until the diner scrolls. Returns a function that stops
 * it.
 */
function holdInPlace(element: Element, align: () => void): () => void {
  const view = element.ownerDocument
  const stop = observeSize(element, align)
  const release = () => {
    stop()
    element.removeEventListener('focusin', release)
    for (const touch of touches) view.removeEventListener(touch, release, true)
  }
  align()
  element.addEventListener('focusin', release)
  for (const touch of touches) view.addEventListener(touch, release, { capture: true, passive: true })
  return release
}

/** The scrolling element: our own panel, or the host page. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return element.ownerDocument.scrollingElement
}
