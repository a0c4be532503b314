import { screens } from '#src/app/routing/screens.ts'
import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { menuPattern, productPattern } from '#src/instance/routes/route-patterns.ts'

/** The screen that a diner most likely opens next; null where nothing is likely. */
function nextScreen(path: string) {
  if (path === paths.home || path.startsWith(paths.venues)) return screens.orderOptions
  if (path === paths.orderOptions || menuPattern.test(path)) return screens.product
  if (productPattern.test(path)) return screens.cart
  if (path === paths.cart) return screens.checkout
  return null
}

/**
 * Loads the code of the likely next step after each step, never when the diner saves data. Returns a function that
 * stops it.
 */
export function loadNextStep({ location, view }: Instance): () => void {
  function load() {
    if (savesData(view)) return
    // A failure shows when the screen is opened.
    nextScreen(location.entry.path)
      ?.preload()
      .catch(() => {})
  }
  load()
  return location.subscribe(load)
}
