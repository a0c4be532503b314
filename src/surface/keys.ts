import { isFocusLost } from './focus.ts'

const keyEvents = ['keydown', 'keyup', 'keypress'] as const

type KeyGuard = {
  readonly host: HTMLElement
  /** Keys the page still may see; by default none. */
  readonly isForPage?: (event: KeyboardEvent) => boolean
  /** Escape that nothing inside the host took. */
  readonly onEscape?: () => void
}

/** Ends key events at the host after our own handlers: typing never triggers hotkeys of the page. The answer stops it. */
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

/** Escape pressed while nothing has focus still belongs to the top layer; the page does not see it. */
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
