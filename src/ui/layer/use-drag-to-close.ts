import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Lets a finger pull a layer down to close it, unless `isOn` is false. The code for it comes with the first such layer. */
export function useDragToClose(panel: RefObject<HTMLElement | null>, isOn: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const element = panel.current
    if (!isOn || !element?.ownerDocument.defaultView?.navigator.maxTouchPoints) return
    const over = new AbortController()
    import('./drag-to-close.ts').then(
      ({ dragToClose }) => dragToClose(element, { close: () => latest.current(), signal: over.signal }),
      // It still closes by its button.
      () => undefined,
    )
    return () => over.abort()
  }, [panel, isOn])
}
