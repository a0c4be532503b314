import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

import { firstTouch } from './first-touch.ts'

// Ms after which nobody waits for a photo any longer.
const longestMs = 4000
// What must not wait: a begun order with its time limit, one that is still to be paid, messages of a customer.
const ordering = ['cart', 'draft', 'journal', 'session'] as const

/**
 * Marks the first screen as settled once it has been painted and its visible photos have come or failed, after 4 s at
 * the latest. When the diner saves data it is settled with the first touch only (decision 118). Notes the first touch, which
 * counts once the screen is shown. `shown` resolves when the screen's code and data are there.
 */
export async function settleFirstScreen(instance: Instance, shown: Promise<unknown>): Promise<void> {
  const { clock, storage, stores, surface, view } = instance
  const { settle, touch } = stores.of(createFirstScreenStore)
  const touched = Promise.all([shown, firstTouch(instance)]).then(touch)
  if (savesData(view) && !ordering.some((name) => storage.read(name))) {
    await touched
    return settle()
  }
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
