/** The element that has the focus: `document.activeElement` names only the outermost shadow host. */
export function deepActiveElement(page: Document): HTMLElement | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : null
}
