import { screens } from '#src/app/routing/screens.ts'
import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { menuPattern, productPattern } from '#src/instance/routes/route-patterns.ts'
import type { Lazy } from '#src/parts/screen/lazy.tsx'

/** The screens that a diner most likely opens next; none where nothing is likely. */
function nextScreens(path: string, isSignedIn: boolean): readonly Lazy[] {
  if (path === paths.home || path.startsWith(paths.venues)) return [screens.orderOptions]
  if (path === paths.orderOptions || menuPattern.test(path)) return [screens.product]
  if (productPattern.test(path)) return [screens.cart]
  if (path === paths.cart) return isSignedIn ? [screens.checkout] : [screens.checkout, screens.login]
  return []
}

/**
 * Loads the code of the likely next step after each step, never when the diner saves data. Returns a function that
 * stops it.
 */
export function loadNextStep({ location, stores, view }: Instance): () => void {
  function load() {
    if (savesData(view)) return
    // A failure shows when the screen is opened.
    for (const screen of nextScreens(location.entry.path, stores.session.state.customer !== null))
      screen.preload().catch(() => {})
  }
  load()
  return location.subscribe(load)
}
