// focusin and focusout: focus traps of modals (Bootstrap, Radix, MUI) listen for them on the document and take the
// focus back. wheel and touchmove: scroll locks (react-remove-scroll) and smooth scrolling (Lenis) cancel them there.
const containedTypes = ['focusin', 'focusout', 'wheel', 'touchmove'] as const

/**
 * Stops events of the surface at its host, after our own handlers, so that the page does not act on them. Returns the
 * undo.
 */
export function containEvents(host: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  // Passive: the browser need not wait for this listener before it scrolls.
  for (const type of containedTypes) host.addEventListener(type, stop, { passive: true })
  return () => {
    for (const type of containedTypes) host.removeEventListener(type, stop)
  }
}
