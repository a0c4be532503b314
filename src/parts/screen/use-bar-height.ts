import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

const property = '--comanda-bar-height'

/** Ref for the bar at the bottom of a screen: publishes how high its top stands, so that toasts are shown above it. */
export function useBarHeight<E extends HTMLElement>(): RefObject<E | null> {
  const { surface, view } = useInstance()
  const bar = useRef<E>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { host, layerRoot } = surface
    const place = () => {
      const { top } = element.getBoundingClientRect()
      const screen = host.getBoundingClientRect()
      // At the end of a short menu the bar stands above the footer. One that is hidden or in the upper half takes no room.
      const isLow = top > (screen.top + screen.bottom) / 2
      layerRoot.style.setProperty(property, `${isLow ? Math.max(0, screen.bottom - top) : 0}px`)
    }
    const stop = observeSize(element, place)
    // Inside a shadow root scrolling is not heard by the window.
    const scrolling = [element.getRootNode(), view]
    for (const target of scrolling) target.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      stop()
      for (const target of scrolling) target.removeEventListener('scroll', place, { capture: true })
      layerRoot.style.removeProperty(property)
    }
  }, [surface, view])
  return bar
}
