export type ViewportObserver = ReturnType<typeof createViewportObserver>

/** Observes elements and calls back when they come within 400 px above or below the viewport. */
export function createViewportObserver(page: Document) {
  const waiting = new Map<Element, () => void>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) if (isIntersecting) waiting.get(target)?.()
    },
    { root: page, rootMargin: '400px 0px' },
  )
  /** Calls `onNear` each time the element comes near; returns a function that stops it. */
  function watch(element: Element, onNear: () => void) {
    function stop() {
      waiting.delete(element)
      observer.unobserve(element)
    }
    waiting.set(element, onNear)
    observer.observe(element)
    return stop
  }
  return { watch }
}
