// A hidden page paints nothing, and one that is hidden in between stops half way.
const patienceMs = 300

/** Runs once the frame being prepared has been painted, where none is painted soon after; the answer cancels it. */
export function afterPaint(view: Window, run: () => void): () => void {
  const late = () => {
    view.cancelAnimationFrame(frame)
    run()
  }
  let timer = view.setTimeout(late, patienceMs)
  const frame = view.requestAnimationFrame(() => {
    view.clearTimeout(timer)
    // Not 0: who waits for the same frame has seen it by then.
    timer = view.setTimeout(run, 1)
  })
  return () => {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(timer)
  }
}
