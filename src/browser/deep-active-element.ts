/** The element that truly has focus: outside a shadow root only its host is seen as active. */
export function deepActiveElement(page: Document): HTMLElement | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : null
}
