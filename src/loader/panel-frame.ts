import type { LaunchFrame, Snapshot } from '#src/options/snapshot.ts'

import { add, addRoot } from './draw.ts'

/** Hands over the snapshot that fits, if there is one; garbage is none. */
export type LastSeen = (draw: (snapshot: Snapshot) => ShadowRoot) => ShadowRoot | undefined

/** Shows the frame of the panel at once until the widget takes its place: with the first screen as it was last seen. */
export function showFrame(root: ShadowRoot, label: string, end: () => void, lastSeen: LastSeen): LaunchFrame {
  const frame: LaunchFrame = add(root, ['div', { role: 'dialog', 'aria-label': label, popover: 'manual' }])
  const close = add(frame, ['button', {}, ['✕']])
  close.onclick = frame.end = end
  frame.append(label)
  // Code that comes from the browser's cache is there before: it must not wait for this.
  setTimeout(() => {
    if (!frame.isConnected) return
    frame.picture = lastSeen(({ css, tree }) => {
      const picture = addRoot(add(frame, ['p']), css)
      add(picture, tree)
      ;(close.nextSibling as ChildNode).remove()
      return picture
    })
  }, 99)
  frame.onclick = (event) => {
    // Kept so: what is tapped is busy until the widget is there.
    ;(event.composedPath()[0] as Element).ariaBusy = 'true'
  }
  frame.onkeydown = (event) => {
    event.stopPropagation()
    if (event.key === 'Escape') end()
    // The way out is all there is to reach.
    if (event.key === 'Tab') event.preventDefault()
  }
  frame.showPopover()
  close.focus()
  return frame
}
