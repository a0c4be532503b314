import { drawAfterPaint } from './draw-after-paint.ts'

const moves: Readonly<Record<string, string>> = {
  sheet: 'translateY(24px)',
  drawer: 'translateX(48px)',
  dialog: 'scale(0.98)',
  alert: 'scale(0.98)',
}

export type Exit = {
  /** Lets the layer fade at once, deaf to a second tap; what takes it away is drawn after that frame. */
  begin: () => void
  /** For when it is being taken away: what is left of the fade is shown as a picture. */
  end: () => void
}

const touches = ['click', 'keydown'] as const
const timings: Readonly<Record<string, number>> = { drawer: 200 }

function prefersStillness(view: Window): boolean {
  return view.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function fadeOut(layer: HTMLElement, variant: string): Animation[] {
  const view = layer.ownerDocument.defaultView
  // Put back as a picture, a slot would take the payment block away from its place.
  if (!view || prefersStillness(view) || typeof layer.animate !== 'function' || layer.querySelector('slot')) return []
  const timing = { duration: timings[variant] ?? 180, easing: 'ease-in', fill: 'forwards' } as const
  // Not from 1: the first frame already shows that the tap was heard.
  const fade = layer.animate([{ opacity: 0.9 }, { opacity: 0 }], timing)
  const move = layer.querySelector('[aria-modal]')?.animate([{}, { transform: moves[variant] ?? 'none' }], timing)
  return move ? [fade, move] : [fade]
}

function becomePicture(layer: HTMLElement): void {
  layer.setAttribute('inert', '')
  layer.setAttribute('aria-hidden', 'true')
  layer.dataset.leaving = ''
  for (const element of layer.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id')
    // A radio that fades out would join the group of one that opens meanwhile, and take its choice away.
    element.removeAttribute('name')
  }
}

/** The way out of one layer. Its own nodes fade, first as they stand, then as a picture that nothing keeps alive. */
export function createExit(layer: HTMLElement, container: HTMLElement, variant: string): Exit {
  let fades: Animation[] = []
  let hasEnded = false

  function stay(): void {
    for (const fade of fades) fade.cancel()
    fades = []
    for (const touch of touches) layer.removeEventListener(touch, swallow, true)
  }

  function begin(): void {
    const view = layer.ownerDocument.defaultView
    if (!view || fades.length > 0) return
    fades = fadeOut(layer, variant)
    if (fades.length === 0) return
    for (const touch of touches) layer.addEventListener(touch, swallow, true)
    // Whoever was told to close it may have reasons to leave it open.
    drawAfterPaint(view, () => hasEnded || stay())
  }

  function end(): void {
    hasEnded = true
    if (fades.length === 0) fades = fadeOut(layer, variant)
    const [fade] = fades
    if (!fade) return
    const scrolled = layer.querySelector('[data-scroller]')?.scrollTop ?? 0
    queueMicrotask(() => {
      // It is another dialog now, in the same place.
      if (layer.isConnected) return stay()
      // Gone from sight before it was taken away.
      if (fade.playState === 'finished') return
      becomePicture(layer)
      container.append(layer)
      if (scrolled > 0) layer.querySelector('[data-scroller]')?.scroll(0, scrolled)
      fade.finished.then(
        () => layer.remove(),
        () => layer.remove(),
      )
    })
  }

  return { begin, end }
}
