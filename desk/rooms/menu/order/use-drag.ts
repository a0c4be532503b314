import type { PointerEvent, RefObject } from 'react'
import { useState } from 'react'

/** A thing that is dragged, and the place where it would be put: both as they stand in the list. */
export type Drag = { readonly from: number; readonly to: number }

/**
 * Drags things of an upright list with a mouse, a pen or a finger, by a grip: the things stay where they are until the pointer is let go,
 * and a pointer that is cancelled changes nothing. The browser must not scroll with the grip (`touch-action: none`).
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function press(event: PointerEvent<HTMLElement>, place: number): void {
    if (event.button !== 0) return
    // No text is selected meanwhile.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: place, to: place })
  }

  function follow({ clientY }: PointerEvent<HTMLElement>): void {
    if (!drag || !list.current) return
    const things = [...list.current.children]
    const to = placeAt(things, clientY)
    if (to === drag.to) return
    setDrag({ from: drag.from, to })
    // What comes next is in sight.
    things[to > drag.to ? to + 1 : to - 1]?.scrollIntoView({ block: 'nearest' })
  }

  function letGo(): void {
    setDrag(null)
    if (drag && drag.to !== drag.from) onMove(drag)
  }

  return {
    drag,
    /** Of the grip of the thing at a place. */
    gripOf: (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => press(event, place),
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

/** The place of the thing at a height of the window, px; above all the first, below all the last. */
function placeAt(things: readonly Element[], y: number): number {
  const below = things.findIndex((thing) => y < thing.getBoundingClientRect().bottom)
  return below < 0 ? things.length - 1 : below
}
