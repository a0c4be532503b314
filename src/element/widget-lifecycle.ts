import { reportFault } from '#src/integrations/log.ts'
import type { LaunchFrame } from '#src/options/snapshot.ts'

import { createAttributeReader } from './attribute-reader.ts'
import { missingRestaurant } from './attributes.ts'
import { createWidget } from './create-widget.ts'
import type { Widget, WidgetDeps, WidgetInstance } from './create-widget.ts'
import type { FaultGuard } from './fault-guard.ts'
import { dispatchHostEvent } from './host-events.ts'
import { takeOver } from './take-over.ts'
import type { WidgetContent } from './widget-root.tsx'

export type LifecycleDeps<I extends WidgetInstance> = Pick<WidgetDeps<I>, 'element' | 'appRoot' | 'parts'> & {
  /** Renders the content; undefined unmounts it. */
  readonly render: (content: WidgetContent | undefined) => void
  readonly faults: FaultGuard
}

/** Creates the widget of an element when it is connected, replaces it when a change needs that, and destroys it. */
export function createLifecycle<I extends WidgetInstance>(deps: LifecycleDeps<I>) {
  const { element, appRoot, parts, render, faults } = deps
  const read = createAttributeReader(element, parts.defaultHost)
  let widget: Widget | null = null
  let prefetched: WidgetDeps<I>['prefetched'] = null
  let mountCount = 0
  let stopWaiting: (answer: unknown) => void = () => {}
  let isUpdateQueued = false

  function contentOf({ app, fault }: Widget): WidgetContent {
    // The surface keeps `lang` of the wrapper up to date.
    const language = () => appRoot.lang
    const phone = element.getAttribute('fallback-phone')
    if (fault !== null) return { kind: 'failed', language, phone, onRetry: () => faults.guard(restart) }
    if (app === null) return { kind: 'problem', text: missingRestaurant }
    return { kind: 'app', turn: mountCount, language, phone, app, onFault: faults.report }
  }

  function mount() {
    mountCount += 1
    const reading = read()
    if (!reading.options) {
      reportFault(missingRestaurant)
      dispatchHostEvent(element, 'error', { message: missingRestaurant })
    }
    widget = createWidget(reading, { element, appRoot, parts, prefetched })
    if (widget.fault !== null) faults.report(widget.fault)
    render(contentOf(widget))
  }

  function unmount() {
    stopWaiting(null)
    render(undefined)
    widget?.destroy()
    widget = null
  }

  /** Applies changed attributes; another restaurant, service or mode needs a new widget. */
  function update() {
    const reading = read()
    if (widget?.isFor(reading)) widget.update(reading)
    else restart()
  }

  function restart() {
    const isOpen = widget?.surface.isOpen === true
    unmount()
    mount()
    if (isOpen) widget?.surface.open()
  }

  return {
    get widget() {
      return widget
    },
    get prefetched() {
      return prefetched
    },
    set prefetched(replies) {
      prefetched = replies
    },
    /** Creates the widget, or restores the one of an element that was moved. */
    connect() {
      if (widget) widget.surface.reattach()
      else mount()
    },
    unmount,
    /** Applies all attributes changed in this task at once, after it. */
    scheduleUpdate() {
      if (!widget || isUpdateQueued) return
      isUpdateQueued = true
      queueMicrotask(() => {
        isUpdateQueued = false
        if (widget) faults.guard(update)
      })
    },
    /**
     * Opens the panel in place of the loader's frame once the first screen is drawn or has failed, unless the diner
     * closed the frame.
     */
    async openInPlaceOf(frame: LaunchFrame) {
      const open = () => {
        const { surface } = widget ?? {}
        if (surface && frame.isConnected) takeOver(frame, appRoot, () => surface.open())
      }
      if (!widget?.app) return open()
      await new Promise<unknown>((resolve) => {
        // Within the event, before the screen is rendered: opening measures the page, which is slow after it.
        const openNow = () => resolve(open())
        stopWaiting = resolve
        for (const type of ['ready', 'error']) element.addEventListener(`comanda:${type}`, openNow, { once: true })
      })
    },
  }
}
