/**
 * While a `<dialog>` of the page is open by `showModal()` the browser makes everything outside it inert, the top layer
 * included. The host then stands inside that dialog, and returns to its place when the dialog or the surface closes.
 * Call it before the host is promoted. Returns the undo.
 */
export function enterNativeModal(host: HTMLElement, onReturn: () => void): () => void {
  const modal = topNativeModal(host.ownerDocument)
  if (!modal || modal.contains(host)) return () => {}
  const place = host.ownerDocument.createComment('comanda')
  const keepOpen = (event: Event) => event.preventDefault()
  host.replaceWith(place)
  modal.append(host)
  // Escape in the panel is also a request to close the dialog around it.
  modal.addEventListener('cancel', keepOpen)
  modal.addEventListener('close', leaveAndTell)

  function leave() {
    modal?.removeEventListener('cancel', keepOpen)
    modal?.removeEventListener('close', leaveAndTell)
    // A host that was destroyed, or a page that was replaced, has no place to return to.
    if (host.isConnected && place.isConnected) place.replaceWith(host)
    else place.remove()
  }
  function leaveAndTell() {
    leave()
    onReturn()
  }
  return leave
}

/** The native modal on top: of nested ones the one with the focus, else the last in the document. */
function topNativeModal(page: Document): HTMLElement | undefined {
  const modals = [...page.querySelectorAll<HTMLElement>('dialog:modal')]
  return modals.findLast((modal) => modal.contains(page.activeElement)) ?? modals.at(-1)
}
