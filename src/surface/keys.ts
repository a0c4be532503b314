import { isFocusLost } from './focus.ts'
import { watchOverlays } from './page-overlays.ts'

const keyEvents = ['keydown', 'keyup', 'keypress'] as const

type KeyGuard = {
  readonly host: HTMLElement
  /** Key events that the page may still see; by default none. */
  readonly isForPage?: (event: KeyboardEvent) => boolean
  /** Called for an Escape that nothing inside the host has handled. */
  readonly onEscape?: () => void
}

/**
 * Stops key events at the host, so that typing never triggers hotkeys of the page. Returns the function that ends it.
 */
export function guardKeys({ host, isForPage = () => false, onEscape }: KeyGuard): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (isForPage(event)) return
    event.stopPropagation()
    if (event.type !== 'keydown' || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (!onEscape) return
    // The browser would close a dialog or a popover of the page with the same Escape.
    event.preventDefault()
    onEscape()
  }
  for (const type of keyEvents) host.addEventListener(type, onKey)
  return () => {
    for (const type of keyEvents) host.removeEventListener(type, onKey)
  }
}

type EscapeGuide = {
  readonly host: HTMLElement
  readonly isOnTop: () => boolean
  readonly topLayer: () => HTMLElement
}

/**
 * Leads each Escape to what is on top, and to that alone: what the page shows over the surface, which the browser closes,
 * or, pressed while nothing has the focus, to the top layer; the page does not see it. Returns the undo.
 */
export function guideEscape({ host, isOnTop, topLayer }: EscapeGuide): () => void {
  const page = host.ownerDocument
  const view = page.defaultView
  const isBelowPage = watchOverlays(host)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOnTop()) return
    const isInside = event.composedPath().includes(host)
    if (isBelowPage()) {
      if (isInside) event.stopImmediatePropagation()
      return
    }
    if (isInside || !isFocusLost(page)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    topLayer().dispatchEvent(again)
  }
  view?.addEventListener('keydown', onKey, true)
  return () => view?.removeEventListener('keydown', onKey, true)
}
