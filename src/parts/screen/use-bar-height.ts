import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

const property = '--comanda-bar-height'

/** Ref for the bar at the bottom of a screen: publishes its height, so that toasts are shown above it. */
export function useBarHeight<E extends HTMLElement>(): RefObject<E | null> {
  const { surface } = useInstance()
  const bar = useRef<E>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = surface.layerRoot
    const stop = observeSize(element, () => style.setProperty(property, `${element.offsetHeight}px`))
    return () => {
      stop()
      style.removeProperty(property)
    }
  }, [surface])
  return bar
}
