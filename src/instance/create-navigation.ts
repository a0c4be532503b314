import { createHistorySteps } from '#src/surface/history-steps.ts'

import { createLocation } from './create-location.ts'
import type { InstanceDeps } from './instance-deps.ts'
import type { InstanceOptions } from './instance-options.ts'
import { paths } from './routes/paths.ts'
import { backgroundPath, isSheet } from './routes/route-patterns.ts'

type NavigationDeps = Pick<InstanceDeps, 'surface' | 'view' | 'emit'> & { readonly options: Readonly<InstanceOptions> }

/**
 * Keeps three things in step: the location of the widget, its entries in the browser's history, and the surface, which
 * opens and closes (rulings "history"). Dispatches the events `route`, `open` and `close`.
 */
export function createNavigation({ options, surface, view, emit }: NavigationDeps) {
  const history = createHistorySteps({
    view,
    isEnabled: options.hasHistory,
    onStepBack() {
      // A panel that is opened again at an inner screen has fewer history entries than location entries: the last
      // closes it.
      if (history.depth < entriesOfPanel() || !location.stepBackFromOutside()) surface.close()
    },
  })
  /** History entries of a floating panel for being open, beside those of the diner's steps. */
  const entriesOfPanel = () => (options.mode === 'inline' ? 0 : 1)
  const location = createLocation({
    initial: options.route ?? paths.menu,
    onStep(change) {
      // While the panel is closed only the page navigates, which is no step of the diner.
      if (change.kind === 'push' && (options.mode === 'inline' || surface.isOpen)) history.push()
      if (change.kind === 'pop') history.drop(Math.max(0, Math.min(change.count, history.depth - entriesOfPanel())))
      emit('route', { path: location.entry.path })
    },
  })

  /** One entry for the panel. If it opens with a sheet, one more: Back then leads to the screen below the sheet. */
  function pushOpening() {
    history.push()
    if (!isSheet(location.entry)) return
    location.putBelow(backgroundPath(location.entries))
    history.push()
  }

  const stopWatchingSurface = surface.onOpenChange((isOpen) => {
    // The surface of an inline widget opens and closes with each of its sheets; the page need not know.
    if (options.mode === 'inline') return
    if (isOpen) pushOpening()
    else history.drop(history.depth)
    if (isOpen) emit('open', { route: location.entry.path })
    else emit('close', {})
  })

  return {
    location,
    destroy() {
      stopWatchingSurface()
      history.destroy()
    },
  }
}
