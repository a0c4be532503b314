import { add } from './draw.ts'

/** Shows the frame of the panel at once, until the widget takes its place. The answer takes it away. */
export function showFrame(root: ShadowRoot, label: string, onCancel: () => void): () => void {
  const opener = (root.activeElement || document.activeElement) as HTMLElement
  const panel = add(root, 'div')
  const close = add(panel, 'button')
  panel.role = 'dialog'
  panel.ariaLabel = label
  panel.append(label)
  close.textContent = '✕'
  close.onclick = onCancel
  panel.onkeydown = (event) => {
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    // The way out is all there is to reach.
    if (event.key === 'Tab') event.preventDefault()
  }
  panel.popover = 'manual'
  panel.showPopover()
  close.focus()
  return () => {
    panel.remove()
    opener.focus()
  }
}
