/** Remembers that something was typed into a panel, so that it is not drawn anew until that is saved. */
export function keepTyped(panel) {
  let isTyped = false
  panel.addEventListener('input', () => {
    isTyped = true
  })
  return {
    isThere: () => isTyped,
    forget() {
      isTyped = false
    },
  }
}
