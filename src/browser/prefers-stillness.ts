/** Whether the visitor wants less motion, or the browser cannot say. */
export function prefersStillness(view: Window): boolean {
  return view.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}
