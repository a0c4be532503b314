export type Sight = ReturnType<typeof createSight>

/** Tells elements that they have come near the visible part of the page, each once. */
export function createSight(page: Document) {
  const waiting = new Map<Element, () => void>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) if (isIntersecting) waiting.get(target)?.()
    },
    { root: page, rootMargin: '400px 0px' },
  )
  /** The answer ends it. */
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
