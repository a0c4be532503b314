/** Whether the element is rendered: neither it nor an ancestor is `display: none` or `visibility: hidden`. */
export function isVisible(element: Element): boolean {
  // Safari has `checkVisibility` since 17.4.
  if (typeof element.checkVisibility === 'function') return element.checkVisibility({ visibilityProperty: true })
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}
