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

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]'

/** Gives focus back to what opened the surface [SHELL-67]; a shadow host passes it on to what it holds. */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (!opener?.isConnected) return
  opener.focus({ preventScroll: true })
  // A shadow host without delegatesFocus cannot take the focus: its first focusable child takes it.
  if (!hasFocusWithin(opener)) opener.shadowRoot?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
}
