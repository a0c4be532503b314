export type ViewportObserver = ReturnType<typeof createViewportObserver>

/** `height` is in px, as the element is drawn. */
type OnChange = (isNear: boolean, height: number) => void

/** Observes elements and tells whether they are within 400 px above or below the viewport. */
export function createViewportObserver(page: Document) {
  const watched = new Map<HTMLElement, OnChange>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting, boundingClientRect } of changes) {
        const tell = watched.get(target as HTMLElement)
        if (isIntersecting) tell?.(true, 0)
        else if (target.matches(':focus-within')) askOnceLeft(target as HTMLElement)
        // Without a height it is hidden, not away: search results stand in place of the list.
        else if (boundingClientRect.height > 0) tell?.(false, boundingClientRect.height)
      }
    },
    { root: page, rootMargin: '400px 0px' },
  )

  /** What holds the focus is not away; where it is then, the observer says when it is asked again. */
  function askOnceLeft(target: HTMLElement) {
    const ask = () => {
      observer.unobserve(target)
      if (watched.has(target)) observer.observe(target)
    }
    target.addEventListener('focusout', ask, { once: true })
  }

  return {
    /** Calls `onChange` when the element comes near and when it is away; returns a function that stops it. */
    watch(element: HTMLElement, onChange: OnChange) {
      watched.set(element, onChange)
      observer.observe(element)
      return () => {
        watched.delete(element)
        observer.unobserve(element)
      }
    },
    /** What is away is as high as its names again. */
    forgetHeights() {
      for (const element of watched.keys()) element.style.blockSize = ''
    },
  }
}
