import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'

import type { Area, Cell } from './painted-week.ts'
import { filledCells, isFull, paintedWeek } from './painted-week.ts'
import type { Week } from './week.ts'

type Stroke = Area & { readonly isOpen: boolean }

/**
 * Paints a week with a pointer: from the cell where it is pressed to the one over which it is, open or, from an open cell
 * on, closed. Nothing is written before it is let go, so that a page that scrolls instead leaves the week as it was.
 */
export function usePainting(week: Week, onPaint: (stroke: Stroke) => void) {
  const [stroke, setStroke] = useState<Stroke | null>(null)
  // A pointer that is let go or cancelled leaves the grid in the same moment, before anything is drawn.
  const latest = useRef<Stroke | null>(null)

  function draw(next: Stroke | null): void {
    latest.current = next
    setStroke(next)
  }

  function press(event: PointerEvent<HTMLElement>): void {
    const cell = cellOf(event.target)
    if (!cell || event.button !== 0) return
    // A finger would otherwise stay with the cell that it has touched first.
    const target = event.target as HTMLElement
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId)
    draw({ from: cell, to: cell, isOpen: !isFull(filledCells(week)[cell.day]?.[cell.at]) })
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const cell = cellOf(event.target)
    if (latest.current && cell) draw({ ...latest.current, to: cell })
  }

  function letGo(): void {
    const { current } = latest
    draw(null)
    if (current) onPaint(current)
  }

  return {
    stroke,
    /** As it would be if the pointer was let go now. */
    shown: stroke ? paintedWeek(week, stroke, stroke.isOpen) : week,
    handlers: {
      onPointerDown: press,
      onPointerOver: move,
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: () => draw(null),
    },
  }
}

/** The cell that an element is; null = it is none. */
export function cellOf(target: EventTarget | null): Cell | null {
  const element = target as Partial<HTMLElement> | null
  const { day, at } = element?.dataset ?? {}
  return day === undefined || at === undefined ? null : { day: Number(day), at: Number(at) }
}
