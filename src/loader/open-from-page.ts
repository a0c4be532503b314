/**
 * Opens the widget for links and buttons of the page that have `data-comanda-open`, with the route it names or without
 * one; also for those added later. Other clicks on a link, such as one for a new tab, are left to the browser.
 */
export function openFromPage({ signal }: AbortController): void {
  const follow = (event: MouseEvent) => {
    const opener = event.composedPath().find(isOpener)
    if (!opener || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari gives a clicked button no focus, and the widget gives the focus back to what had it.
    opener.focus()
    void window.Comanda?.('open', opener.dataset.comandaOpen || undefined)
  }
  addEventListener('click', follow, { signal })
}

/** Also a link inside a picture (SVG). */
function isOpener(node: EventTarget & Partial<HTMLOrSVGElement>): node is EventTarget & HTMLOrSVGElement {
  return node.dataset?.comandaOpen !== undefined
}
