import type { LaunchFrame, Snapshot } from '#src/options/snapshot.ts'

import { add, addRoot, draw } from './draw.ts'

/** Calls `draw` with the stored snapshot when there is a valid one; returns what `draw` returned. */
export type LastSeen = (draw: (snapshot: Snapshot) => ShadowRoot) => ShadowRoot | undefined

/**
 * Shows a frame in the shape of the panel at once, until the widget has loaded. It holds the snapshot of the first
 * screen when there is one, else only the label.
 */
export function showFrame(root: ShadowRoot, label: string, end: () => void, lastSeen: LastSeen): LaunchFrame {
  const frame: LaunchFrame = add(root, 'div')
  const close = add(frame, 'button')
  // A shadow root hides what is in its element: the label is there until the snapshot is drawn.
  const place = add(frame, 'span')
  frame.role = 'dialog'
  frame.ariaLabel = place.textContent = label
  frame.popover = 'manual'
  close.textContent = '✕'
  close.onclick = frame.end = end
  // Code from the browser's cache has loaded before this; then the snapshot is not drawn.
  setTimeout(() => {
    if (!frame.isConnected) return
    frame.picture = lastSeen(({ css, tree }) => {
      const picture = addRoot(place, css)
      draw(picture, tree)
      return picture
    })
  }, 99)
  frame.onclick = (event) => {
    // The widget repeats this tap once it is drawn (`src/element/take-over.ts`).
    ;(event.composedPath()[0] as Element).ariaBusy = 'true'
  }
  frame.onkeydown = (event) => {
    event.stopPropagation()
    if (event.key === 'Escape') end()
    // The close button is all that can have the focus, and the frame all that an Escape closes.
    if (/^(Tab|Escape)$/.test(event.key)) event.preventDefault()
  }
  // A browser without popovers gets the fallback as soon as the code has come.
  if (frame.showPopover) frame.showPopover()
  close.focus()
  return frame
}
