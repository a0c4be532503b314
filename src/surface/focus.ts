import { deepActiveElement } from '#src/browser/elements.ts'

/** True when nothing has focus, as after the focused element was removed. */
export function isFocusLost(page: Document): boolean {
  const active = deepActiveElement(page)
  return active === null || active === page.body || active === page.documentElement
}

/** True when the element, or a shadow root inside it, holds the focus. */
export function hasFocusWithin(host: HTMLElement): boolean {
  return host.contains(host.ownerDocument.activeElement) || host.shadowRoot?.activeElement != null
}

/** Moves the focus on from a popover of the page that has closed; a manual one gives it to nobody. */
export function takeFocusFrom(closed: HTMLElement, target: HTMLElement): void {
  const page = closed.ownerDocument
  if (isFocusLost(page) || closed.contains(page.activeElement)) target.focus({ preventScroll: true })
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]'

/**
 * Returns the focus to the element that opened the surface [SHELL-67], or to the first focusable child of a shadow
 * host.
 */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (!opener?.isConnected) return
  opener.focus({ preventScroll: true })
  // A shadow host without delegatesFocus cannot be focused itself.
  if (!hasFocusWithin(opener)) opener.shadowRoot?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
}
