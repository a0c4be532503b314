const moves: Readonly<Record<string, string>> = {
  sheet: 'translateY(24px)',
  drawer: 'translateX(48px)',
  dialog: 'scale(0.98)',
  alert: 'scale(0.98)',
}

function prefersStillness(view: Window | null): boolean {
  return view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}

function stillCopy(layer: HTMLElement): HTMLElement {
  const copy = layer.cloneNode(true) as HTMLElement
  copy.setAttribute('inert', '')
  copy.setAttribute('aria-hidden', 'true')
  copy.dataset.leaving = ''
  for (const element of copy.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id')
    // A copied radio would join the group of the original and take its choice away.
    element.removeAttribute('name')
  }
  return copy
}

/** Fades a picture of the closing layer out, so that nobody has to keep the real one alive for it. */
export function playExit(layer: HTMLElement, container: HTMLElement, variant: string): void {
  const isStill = prefersStillness(layer.ownerDocument.defaultView)
  // A slot in the copy would take the payment block away from its place.
  if (isStill || typeof layer.animate !== 'function' || layer.querySelector('slot')) return
  const copy = stillCopy(layer)
  const scrolled = layer.querySelector('[data-scroller]')?.scrollTop ?? 0
  container.append(copy)
  if (scrolled > 0) copy.querySelector('[data-scroller]')?.scrollTo(0, scrolled)
  const timing = { duration: variant === 'drawer' ? 200 : 180, easing: 'ease-in', fill: 'forwards' } as const
  copy.querySelector('[role]')?.animate([{}, { transform: moves[variant] ?? 'none' }], timing)
  const fade = copy.animate([{ opacity: 1 }, { opacity: 0 }], timing)
  fade.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  )
}
