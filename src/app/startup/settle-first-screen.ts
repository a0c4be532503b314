import type { Instance } from '#src/instance/create-instance.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

// Ms after which nobody waits for a photo any longer.
const longestMs = 4000

/**
 * Marks the first screen as settled once it has been painted and its visible photos have come or failed, after 4 s at
 * the latest. `shown` resolves when the screen's code and data are there.
 */
export async function settleFirstScreen(instance: Instance, shown: Promise<unknown>): Promise<void> {
  const { clock, stores, surface, view } = instance
  const { settle } = stores.of(createFirstScreenStore)
  const cancel = clock.after(longestMs, settle)
  await shown
  await new Promise<void>((resolve) => void afterPaint(view, resolve))
  // A photo that failed rejects.
  await Promise.all(photosInView(surface.root, view).map((photo) => photo.decode().catch(() => {})))
  cancel()
  settle()
}

/** The photos on their way that are at least partly visible. */
function photosInView(root: ParentNode, { innerHeight }: Window): HTMLImageElement[] {
  return [...root.querySelectorAll('img')].filter(
    (photo) => !photo.complete && photo.getBoundingClientRect().top < innerHeight,
  )
}
