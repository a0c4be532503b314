import { onFirstTouch } from '#src/app/startup/on-first-touch.ts'
import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

/**
 * Notices the first touch of the widget, and loads the navigation sheet, all texts and what moves photos with it: a diner
 * who only looks does not pay for them, nor does one who saves data. Returns a function that stops it.
 */
export function loadOnTouch(instance: Instance): () => void {
  const { stores, texts, view } = instance
  return onFirstTouch(instance, () => {
    stores.of(createFirstScreenStore).touch()
    if (savesData(view)) return
    // A failure shows where they are needed.
    Promise.all([
      texts.need('all'),
      import('#src/app/shell/navigation-sheet.tsx'),
      import('#src/parts/cart/fly-to-order.ts'),
      import('#src/features/product/motion/photo-way.ts'),
    ]).catch(() => {})
  })
}
