import { prefersStillness } from '#src/browser/prefers-stillness.ts'

import { soonAfterPaint } from './soon-after-paint.ts'

const moves: Readonly<Record<string, string>> = {
  sheet: 'translateY(24px)',
  drawer: 'translateX(48px)',
  dialog: 'scale(0.98)',
  alert: 'scale(0.98)',
}

export type LayerExit = {
  /**
   * Begins to fade, ignores further taps, and calls `settle` and `close` once that frame is painted: the tap is answered
   * before the work that follows. Calls them at once where nothing fades. A layer that stays open after that is shown
   * again. One that is closed in another way meanwhile, such as by the page, calls `settle` alone: what the tap decided
   * is not lost.
   */
  begin: (close: () => void, settle?: () => void) => void
  /** Call on unmount: the removed nodes are attached again, inert, for the rest of the fade. */
  end: () => void
}

const touches = ['click', 'keydown'] as const
const timings: Readonly<Record<string, number>> = { drawer: 200 }

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function fadeOut(layer: HTMLElement, variant: string): Animation[] {
  const view = layer.ownerDocument.defaultView
  // Attached again, a slot would take the payment block from the slot that shows it.
  if (!view || prefersStillness(view) || typeof layer.animate !== 'function' || layer.querySelector('slot')) return []
  const timing = { duration: timings[variant] ?? 180, easing: 'ease-in', fill: 'forwards' } as const
  // Not from 1, so that the first frame already reacts to the tap.
  const fade = layer.animate([{ opacity: 0.9 }, { opacity: 0 }], timing)
  const panel = panelOf(layer)
  // Where a finger has pulled it, it goes on downwards.
  const end = panel?.style.transform ? 'translateY(100%)' : (moves[variant] ?? 'none')
  const move = panel?.animate([{}, { transform: end }], timing)
  return move ? [fade, move] : [fade]
}

function panelOf(layer: HTMLElement): HTMLElement | null {
  return layer.querySelector<HTMLElement>('[aria-modal]')
}

function becomePicture(layer: HTMLElement): void {
  layer.setAttribute('inert', '')
  layer.setAttribute('aria-hidden', 'true')
  layer.dataset.leaving = ''
  for (const element of layer.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id')
    // A fading radio would join the group of the same name in a dialog that opens meanwhile, and uncheck its choice.
    element.removeAttribute('name')
  }
}

/**
 * Exit animation of one layer: fades the live nodes and, once unmounted, re-attaches them inert until the fade ends.
 */
export function createLayerExit(layer: HTMLElement, container: HTMLElement, variant: string): LayerExit {
  let fades: Animation[] = []
  let hasEnded = false
  let owed: (() => void) | undefined

  function settleOnce(): void {
    const settle = owed
    owed = undefined
    settle?.()
  }

  function stay(): void {
    for (const fade of fades) fade.cancel()
    panelOf(layer)?.style.removeProperty('transform')
    fades = []
    for (const touch of touches) layer.removeEventListener(touch, swallow, true)
  }

  function begin(close: () => void, settle?: () => void): void {
    const view = layer.ownerDocument.defaultView
    const finish = () => {
      settleOnce()
      close()
    }
    owed = settle
    if (!view || fades.length > 0) return finish()
    fades = fadeOut(layer, variant)
    if (fades.length === 0) return finish()
    for (const touch of touches) layer.addEventListener(touch, swallow, true)
    soonAfterPaint(view, () => {
      // It has been closed in another way since, for example by the page.
      if (hasEnded) return
      soonAfterPaint(view, () => hasEnded || stay())
      finish()
    })
  }

  function end(): void {
    hasEnded = true
    settleOnce()
    if (fades.length === 0) fades = fadeOut(layer, variant)
    const [fade] = fades
    if (!fade) return
    const scrolled = layer.querySelector('[data-scroller]')?.scrollTop ?? 0
    queueMicrotask(() => {
      // The renderer reused this node for the next dialog.
      if (layer.isConnected) return stay()
      // The fade ended before the unmount.
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
