import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

const touches = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Notices the first touch of the widget, and loads the navigation sheet, all texts and what moves photos with it: a diner
 * who only looks does not pay for them, nor does one who saves data. Returns a function that stops it.
 */
export function loadOnTouch({ stores, surface, texts, view }: Instance): () => void {
  function onTouch() {
    stop()
    stores.of(createFirstScreenStore).touch()
    if (savesData(view)) return
    // A failure shows where they are needed.
    Promise.all([
      texts.need('all'),
      import('#src/app/shell/navigation-sheet.tsx'),
      import('#src/parts/cart/fly-to-order.ts'),
      import('#src/features/product/motion/photo-way.ts'),
    ]).catch(() => {})
  }
  function stop() {
    for (const type of touches) surface.root.removeEventListener(type, onTouch, true)
  }
  // Scroll events do not bubble.
  for (const type of touches) surface.root.addEventListener(type, onTouch, true)
  return stop
}
