import { options } from 'preact'

import { afterPaint } from './after-paint.ts'

// A hidden page paints no frame: draws anyway after this time.
const patienceMs = 300

/**
 * Delays rendering of all changes made from now on until the next frame is painted, then calls `then`. So the immediate
 * reaction to a tap is painted first. Stores, storage and the location change at once. Has no effect under React.
 */
export function drawAfterPaint(view: Window, then: () => void): void {
  const draws: (() => void)[] = []
  let isOver = false
  const hold = (draw: () => void) => {
    if (isOver) queueMicrotask(draw)
    else draws.push(draw)
  }
  options.debounceRendering = hold
  const draw = () => {
    view.clearTimeout(late)
    cancel()
    isOver = true
    if (options.debounceRendering === hold) delete options.debounceRendering
    for (const one of draws) one()
    then()
  }
  const late = view.setTimeout(draw, patienceMs)
  const cancel = afterPaint(view, draw)
}
