import { deepActiveElement } from '#src/browser/elements.ts'

type LayersFollower = {
  readonly hostElement: HTMLElement
  readonly layerRoot: HTMLElement
  readonly open: (opener: HTMLElement | null) => void
  readonly close: () => void
}

/**
 * Opens the surface of an inline element when a first sheet is put into it and closes it after the last. A sheet takes
 * the focus as it appears, so the opener is what had it before inside the element. The answer stops it.
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

/** The modal on top. Live regions stand there too, and a copy that fades out is a picture, not a layer. */
export function topModal(layerRoot: HTMLElement): HTMLElement | null {
  const modals = layerRoot.querySelectorAll<HTMLElement>(':scope > :not([data-leaving]) [aria-modal="true"]')
  return [...modals].at(-1) ?? null
}
