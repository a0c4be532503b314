import { subscribe } from 'valtio/vanilla'

import { screens } from '#src/app/routing/screens.ts'
import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { menuPattern, productPattern } from '#src/instance/routes/route-patterns.ts'
import type { Lazy } from '#src/parts/screen/lazy.tsx'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

type Diner = {
  readonly isSignedIn: boolean
  /** Has touched the widget. */
  readonly isTouched: boolean
}

/** The screens that a diner most likely opens next; none where nothing is likely. */
function nextScreens(path: string, { isSignedIn, isTouched }: Diner): readonly Lazy[] {
  if (path === paths.home || path.startsWith(paths.venues)) return [screens.orderOptions]
  if (path === paths.orderOptions) return [screens.product]
  // Who looks at a menu scrolls before tapping a dish, and may do neither (decision 145).
  if (menuPattern.test(path)) return isTouched ? [screens.product] : []
  if (productPattern.test(path)) return [screens.cart]
  if (path === paths.cart) return isSignedIn ? [screens.checkout] : [screens.checkout, screens.login]
  return []
}

/**
 * Loads the code of the likely next step after each step, never when the diner saves data. Returns a function that
 * stops it.
 */
export function loadNextStep(instance: Instance): () => void {
  const { location, stores, view } = instance
  const { state } = stores.of(createFirstScreenStore)
  function load() {
    if (savesData(view)) return
    const isSignedIn = stores.session.state.customer !== null
    // A failure shows when the screen is opened.
    for (const screen of nextScreens(location.entry.path, { isSignedIn, isTouched: state.isTouched }))
      screen.preload().catch(() => {})
  }
  const stops = [location.subscribe(load), subscribe(state, load)]
  load()
  return () => stops.forEach((stop) => stop())
}
