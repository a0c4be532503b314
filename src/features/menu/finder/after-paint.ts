/** Runs once the frame being prepared has been painted; the answer cancels it. */
export function afterPaint(view: Window, run: () => void): () => void {
  let timer: number | undefined
  const frame = view.requestAnimationFrame(() => {
    timer = view.setTimeout(run)
  })
  return () => {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(timer)
  }
}
