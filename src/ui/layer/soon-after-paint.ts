import { afterPaint } from './after-paint.ts'

const patienceMs = 300

/** Calls `run` once, after the next frame is painted, or after 300 ms where none is, as in a hidden page. */
export function soonAfterPaint(view: Window, run: () => void): void {
  const cancel = afterPaint(view, runOnce)
  const late = view.setTimeout(runOnce, patienceMs)
  function runOnce() {
    cancel()
    view.clearTimeout(late)
    run()
  }
}
