/**
 * Tells whether the page shows something over the surface that an Escape closes: a modal dialog, or a popover that is not
 * `manual`. What is there already, at the time of this call, stands below the surface.
 */
export function watchOverlays(host: HTMLElement): () => boolean {
  const page = host.ownerDocument
  const before = new Set(closedByEscape(page))
  return () => closedByEscape(page).some((one) => !before.has(one) && !one.contains(host))
}

function closedByEscape(page: Document): HTMLElement[] {
  const overlays = page.querySelectorAll<HTMLElement>('dialog:modal, [popover]:popover-open')
  return [...overlays].filter(({ popover }) => popover !== 'manual')
}
