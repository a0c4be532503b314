import { options } from 'preact'

import { afterPaint } from './after-paint.ts'

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
  afterPaint(view, () => {
    isOver = true
    if (options.debounceRendering === hold) delete options.debounceRendering
    for (const draw of draws) draw()
    then()
  })
}
