import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { whenTouched } from './when-touched.ts'

/**
 * Loads the navigation sheet, all texts and what moves photos with the first touch: a diner who only looks does not pay for
 * them, nor does one who saves data. Returns a function that stops it.
 */
export function loadOnTouch(instance: Instance): () => void {
  const { texts, view } = instance
  return whenTouched(instance, () => {
    // A failure shows where they are needed.
    if (!savesData(view))
      Promise.all([
        texts.need('all'),
        import('#src/app/shell/navigation-sheet.tsx'),
        import('#src/parts/cart/fly-to-order.ts'),
        import('#src/features/product/motion/photo-way.ts'),
      ]).catch(() => {})
    return () => {}
  })
}
