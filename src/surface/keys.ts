import { isFocusLost } from './focus.ts'

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
    onEscape?.()
  }
  for (const type of keyEvents) host.addEventListener(type, onKey)
  return () => {
    for (const type of keyEvents) host.removeEventListener(type, onKey)
  }
}

type LostEscape = {
  readonly host: HTMLElement
  readonly isOnTop: () => boolean
  readonly topLayer: () => HTMLElement
}

/**
 * Redirects an Escape pressed while nothing has the focus to the top layer; the page does not see it. Returns the undo.
 */
export function catchLostEscape({ host, isOnTop, topLayer }: LostEscape): () => void {
  const page = host.ownerDocument
  const view = page.defaultView
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFocusLost(page) || !isOnTop() || event.composedPath().includes(host)) return
    event.stopImmediatePropagation()
    const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    topLayer().dispatchEvent(again)
  }
  view?.addEventListener('keydown', onKey, true)
  return () => view?.removeEventListener('keydown', onKey, true)
}
