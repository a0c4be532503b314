import { deepActiveElement } from '#src/browser/elements.ts'

type LayersFollower = {
  readonly hostElement: HTMLElement
  readonly layerRoot: HTMLElement
  readonly open: (opener: HTMLElement | null) => void
  readonly close: () => void
}

/**
 * Opens the surface of an inline element when the first sheet is added to it and closes it after the last. A sheet
 * takes the focus as it appears, so the opener is the element that had it before. Returns the function that stops it.
 */
export function followLayers({ hostElement, layerRoot, open, close }: LayersFollower): () => void {
  let lastFocused: HTMLElement | null = null
  const remember = () => {
    lastFocused = deepActiveElement(hostElement.ownerDocument)
  }
  const observer = new MutationObserver(() => {
    if (topModal(layerRoot)) open(lastFocused)
    else close()
  })
  hostElement.addEventListener('focusin', remember)
  observer.observe(layerRoot, { childList: true })
  return () => {
    hostElement.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

/** The topmost modal. Skips live regions and the copies of dialogs that fade out. */
export function topModal(layerRoot: HTMLElement): HTMLElement | null {
  const modals = layerRoot.querySelectorAll<HTMLElement>(':scope > :not([data-leaving]) [aria-modal="true"]')
  return [...modals].at(-1) ?? null
}
