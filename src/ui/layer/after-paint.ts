/** Runs once the frame being prepared has been painted, which a hidden page never does; the answer cancels it. */
export function afterPaint(view: Window, run: () => void): () => void {
  let timer: number | undefined
  const frame = view.requestAnimationFrame(() => {
    // Not 0: who waits for the same frame has seen it by then.
    timer = view.setTimeout(run, 1)
  })
  return () => {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(timer)
  }
}
