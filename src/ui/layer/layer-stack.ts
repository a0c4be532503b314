export type LayerStack = {
  readonly container: HTMLElement
  /**
   * Puts the layer on top and makes everything else inert, at once or when `later` says; `later` returns its cancel.
   * Returns a function that undoes both.
   */
  open: (layer: HTMLElement, later?: (lock: () => void) => () => void) => () => void
  isTopmost: (layer: HTMLElement) => boolean
}

function siblingsOf(element: Element): Element[] {
  return [...(element.parentNode?.children ?? [])].filter((other) => other !== element)
}

// The siblings of the container and of its ancestors within our own tree; the surface handles the rest of the page.
function surroundings(container: HTMLElement): Element[] {
  const around: Element[] = []
  for (let at: Element | null = container; at && at !== at.ownerDocument.body; at = at.parentElement) {
    around.push(...siblingsOf(at))
  }
  return around
}

/** Creates the stack of open layers in a container. Only the topmost is interactive, everything else is inert. */
export function createLayerStack(container: HTMLElement): LayerStack {
  const layers: HTMLElement[] = []
  const locked = new Set<Element>()
  const newcomers = new MutationObserver(lock)
  let cancelLock: (() => void) | null = null

  function lock(): void {
    const lower = layers.slice(0, -1)
    const wanted = new Set<Element>(layers.length > 0 ? [...surroundings(container), ...lower] : [])
    for (const element of locked) {
      if (wanted.has(element)) continue
      element.removeAttribute('inert')
      locked.delete(element)
    }
    for (const element of wanted) {
      if (element.hasAttribute('inert')) continue
      element.setAttribute('inert', '')
      locked.add(element)
    }
  }

  function open(layer: HTMLElement, later?: (run: () => void) => () => void): () => void {
    layers.push(layer)
    cancelLock?.()
    cancelLock = later ? later(lock) : null
    if (!later) lock()
    if (layers.length === 1 && container.parentNode) newcomers.observe(container.parentNode, { childList: true })
    return () => {
      const index = layers.indexOf(layer)
      if (index >= 0) layers.splice(index, 1)
      if (layers.length === 0) newcomers.disconnect()
      cancelLock?.()
      lock()
    }
  }

  return { container, open, isTopmost: (layer) => layers.at(-1) === layer }
}
