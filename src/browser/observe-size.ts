/**
 * Calls back with the width inside the element, in px, in the frame after each change of its size, and once at the
 * start. Not at once: what a callback changes may resize an element that is observed too, and browsers report that as an
 * error of the page ("ResizeObserver loop completed with undelivered notifications"). Returns a function that stops it.
 */
export function observeSize(element: Element, onChange: (width: number) => void): () => void {
  let frame = 0
  const observer = new ResizeObserver(([entry]) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => onChange(entry?.contentRect.width ?? 0))
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
