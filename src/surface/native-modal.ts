/**
 * While a `<dialog>` of the page is open by `showModal()` the browser makes everything outside it inert, the top layer
 * included. So the host moves into that dialog, and back when the dialog or the surface closes. Call this before the
 * host is promoted. Returns the undo.
 */
export function enterNativeModal(host: HTMLElement, onReturn: () => void): () => void {
  const modal = topNativeModal(host.ownerDocument)
  if (!modal || modal.contains(host)) return () => {}
  const place = host.ownerDocument.createComment('comanda')
  const keepOpen = (event: Event) => event.preventDefault()
  host.replaceWith(place)
  modal.append(host)
  // The browser would close the dialog on an Escape that is meant for the panel.
  modal.addEventListener('cancel', keepOpen)
  modal.addEventListener('close', leaveAndTell)

  function leave() {
    modal?.removeEventListener('cancel', keepOpen)
    modal?.removeEventListener('close', leaveAndTell)
    // After `destroy`, or when the page was replaced, there is no place to return to.
    if (host.isConnected && place.isConnected) place.replaceWith(host)
    else place.remove()
  }
  function leaveAndTell() {
    leave()
    onReturn()
  }
  return leave
}

/** The topmost native modal: the innermost one with the focus, else the last in the document. */
function topNativeModal(page: Document): HTMLElement | undefined {
  const modals = [...page.querySelectorAll<HTMLElement>('dialog:modal')]
  return modals.findLast((modal) => modal.contains(page.activeElement)) ?? modals.at(-1)
}
