import { options } from 'preact'

import { afterPaint } from './after-paint.ts'

// A hidden page paints nothing, and one that is hidden in between stops half way.
const patienceMs = 300

/**
 * Draws what changes from now on once the frame being prepared has been painted, then tells `then`: what a tap shows at
 * once comes first. Only drawing waits: stores, storage and the location have changed already. React draws at once.
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
