export type ViewportObserver = ReturnType<typeof createViewportObserver>

/** `height` is in px, as it was drawn. */
type OnChange = (isNear: boolean, height: number) => void

/** Observes elements and tells whether they are within 400 px above or below the viewport. */
export function createViewportObserver(page: Document) {
  const watched = new Map<Element, OnChange>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting, boundingClientRect } of changes) {
        // Without a height it is hidden, not away: search results stand in place of the list.
        const height = boundingClientRect?.height
        if (isIntersecting || height > 0) watched.get(target)?.(isIntersecting, height)
      }
    },
    { root: page, rootMargin: '400px 0px' },
  )
  return {
    /** Calls `onChange` when the element comes near and when it is away again; returns a function that stops it. */
    watch(element: Element, onChange: OnChange) {
      watched.set(element, onChange)
      observer.observe(element)
      return () => {
        watched.delete(element)
        observer.unobserve(element)
      }
    },
  }
}
