import { useSyncExternalStore } from 'react'

import { followMedia } from '#src/browser/follow-media.ts'

/** From this width (px) on a form and the widget stand beside each other. */
const wide = '(min-width: 1280px)'

/** Whether there is room for the preview beside the steps. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => followMedia(window.matchMedia(wide), listener),
    () => window.matchMedia(wide).matches,
  )
}
