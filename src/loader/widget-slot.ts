import type { ElementCommand } from '#src/options/commands.ts'
import { elementName } from '#src/options/options.ts'
import type { LaunchFrame } from '#src/options/snapshot.ts'

import { loadModules, prefetch } from './load-widget.ts'
import type { LoaderSetup, Place, Prefetched, Prepare, WidgetElement } from './loader-parts.ts'

// Prefetched replies that the widget has not taken by then are dropped: it requests them again.
const freshMs = 6e4

/** Whether the code of the widget is on the page. */
export const isLoaded = () => customElements.get(elementName)

type WidgetSlot = {
  readonly prepare: Prepare
  readonly place: Place
  /** Passes a command on to the element, if there is one. */
  readonly runOnElement: (command: ElementCommand, route?: string) => Promise<void> | undefined
}

/** Loads the widget and puts its element on the page, once each. */
export function createWidgetSlot(setup: LoaderSetup): WidgetSlot {
  const { options, host } = setup
  let element: WidgetElement | undefined
  let replies: Prefetched | null | undefined

  function startRequests(route: string | undefined) {
    try {
      replies = prefetch(setup, route)
    } catch {
      // The page has replaced `Map`. The element reports it; the loader must not throw into the page.
    }
    // The first Intl format makes the browser load its locale data: done while the code is on the network.
    setTimeout(Intl.DateTimeFormat, 99)
    setTimeout(() => {
      replies = null
    }, freshMs)
  }

  function prepare(route = options.route) {
    if (!element && !replies) startRequests(route)
    return loadModules(setup)
  }

  function place(button: Element, frame: LaunchFrame | null) {
    if (!element || !element.isConnected) {
      element = document.createElement(elementName) as HTMLElement as WidgetElement
      element.settings = Object.assign(options, { mode: 'floating', host })
      element.prefetched = replies
      button.after(element)
    }
    element.frame = frame
    return element
  }

  return { prepare, place, runOnElement: (command, route) => element && element[command](route) }
}
