/** Calls `run` after the next frame is painted; never in a hidden page. Returns a function that cancels it. */
export function afterPaint(view: Window, run: () => void): () => void {
  let timer: number | undefined
  const frame = view.requestAnimationFrame(() => {
    // Not 0, so that others who wait for the same frame run first.
    timer = view.setTimeout(run, 1)
  })
  return () => {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(timer)
  }
}
