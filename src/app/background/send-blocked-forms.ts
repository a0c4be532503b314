/**
 * In a frame sandboxed without `allow-forms` the browser drops a form before its `submit` event: where a press of its button
 * brings none, it is dispatched here. Our forms are sent by scripts, so nothing else is missing. Returns the undo.
 */
export function sendBlockedForms(roots: Iterable<ShadowRoot>): () => void {
  const over = new AbortController()
  const { signal } = over
  let hasAnswered = false

  /** Enter in a field presses the button too. */
  function onClick({ target, defaultPrevented }: Event) {
    const button = target instanceof Element ? target.closest('button') : null
    const form = button?.type === 'submit' && !defaultPrevented ? button.form : null
    if (!form) return
    hasAnswered = false
    // The browser's own answer comes at the end of the press.
    setTimeout(() => {
      if (hasAnswered || !form.isConnected || !(form.noValidate || form.reportValidity())) return
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    })
  }
  const answer = () => {
    hasAnswered = true
  }

  for (const root of roots) {
    root.addEventListener('click', onClick, { signal })
    for (const type of ['submit', 'invalid']) root.addEventListener(type, answer, { capture: true, signal })
  }
  return () => over.abort()
}
