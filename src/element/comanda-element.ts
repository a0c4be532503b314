import type { ElementCall, ElementCalls } from '#src/options/answers.ts'
import type { Language } from '#src/options/languages.ts'
import type { ComandaOrderElement } from '#src/options/public-element.ts'
import type { LaunchFrame } from '#src/options/snapshot.ts'
import { version } from '#src/options/version.ts'
import { createWrapper } from '#src/surface/surface-host.ts'

import type { ElementParts, Prefetched, Widget, WidgetInstance } from './create-widget.ts'
import { createFaultGuard } from './fault-guard.ts'
import { dispatchHostEvent } from './host-events.ts'
import { createR2wcBase, followAttribute } from './r2wc-base.ts'
import { applySettings, readSettings, takeEarlyProperties } from './settings.ts'
import { createLifecycle } from './widget-lifecycle.ts'

/** `<comanda-order>` with what only the loader sets. */
export type LoadedElement = ComandaOrderElement & {
  /** Replies that the loader has requested already. */
  prefetched: Prefetched | null | undefined
  /** What the loader shows while the widget is loading. If it holds a snapshot, the first screen takes its place. */
  frame: LaunchFrame | null | undefined
}

export type ElementClass = { new (): LoadedElement; readonly version: string }

/** Makes the class of the element: that of r2wc without its defects (`tests/element/r2wc.test.tsx` shows each). */
export function createComandaElement<I extends WidgetInstance>(parts: ElementParts<I>): ElementClass {
  const { Base, draw } = createR2wcBase()
  return class ComandaOrder extends Base implements LoadedElement {
    static readonly version = version
    frame: LaunchFrame | null | undefined
    #appRoot = createWrapper(this.ownerDocument, 'app')
    #faults = createFaultGuard(this)
    #lifecycle = createLifecycle({
      element: this,
      appRoot: this.#appRoot,
      parts,
      faults: this.#faults,
      render: (content) => draw(this, content),
    })

    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).append(this.#appRoot)
      this.container = this.#appRoot
    }

    get prefetched() {
      return this.#lifecycle.prefetched
    }
    set prefetched(replies) {
      this.#lifecycle.prefetched = replies
    }

    get settings() {
      return readSettings(this)
    }
    set settings(values) {
      applySettings(this, values)
    }

    override connectedCallback() {
      takeEarlyProperties(this)
      this.#faults.guard(this.#lifecycle.connect)
    }

    /** Browsers with `moveBefore` call this instead of the other two, so a moved element keeps its widget. */
    connectedMoveCallback() {
      this.#faults.guard(() => this.#lifecycle.widget?.surface.reattach())
    }

    override disconnectedCallback() {
      // A page that moves the element connects it again before its own code ends.
      queueMicrotask(() => {
        if (!this.isConnected) this.#faults.guard(this.#lifecycle.unmount)
      })
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null) {
      followAttribute(this, name, value)
      this.#lifecycle.scheduleUpdate()
    }

    override focus(options?: FocusOptions) {
      this.#appRoot.tabIndex = -1
      this.#appRoot.focus(options)
    }

    open(route?: string) {
      return this.#faults.method(async () => {
        const { frame } = this
        const surface = floatingSurface(this.#lifecycle.widget, this)
        if (surface?.isOpen === false && !dispatchHostEvent(this, 'before-open', { route })) return frame?.end?.()
        const navigated = route === undefined ? null : navigate(this.#lifecycle.widget, route)
        if (frame?.isConnected) await this.#lifecycle.openInPlaceOf(frame)
        else surface?.open()
        return navigated
      })
    }

    close() {
      return this.#faults.method(() => floatingSurface(this.#lifecycle.widget, this)?.close())
    }

    navigate(route: string) {
      return this.#faults.method(() => navigate(this.#lifecycle.widget, route))
    }

    destroy() {
      return this.#faults.method(() => {
        this.remove()
        this.#lifecycle.unmount()
      })
    }

    getCart() {
      return this.#ask('getCart')
    }

    addProduct(...input: Parameters<ElementCalls['addProduct']>) {
      return this.#ask('addProduct', ...input)
    }

    setLanguage(language: Language) {
      return this.#ask('setLanguage', language)
    }

    #ask<C extends ElementCall>(...call: [C, ...Parameters<ElementCalls[C]>]) {
      const answer = parts.answer((this.#lifecycle.widget?.instance ?? null) as I | null, call)
      // A refusal is for the caller alone, the page's error handlers do not see it.
      answer.catch(() => {})
      return answer as ReturnType<ElementCalls[C]>
    }
  }
}

/** Goes to a path, or to a route by its name; the table of names is loaded only for a name. */
async function navigate(widget: Widget | null, route: string): Promise<void> {
  const isPath = route.startsWith('/')
  const path = isPath ? route : (await import('#src/instance/routes/route-names.ts')).pathOrWarning(route)
  if (path !== null) widget?.instance?.location.navigate(path)
}

/** The surface that `open` and `close` are about: an inline widget has one only for its own sheets. */
function floatingSurface(widget: Widget | null, element: HTMLElement) {
  return widget?.surface.host === element ? widget.surface : null
}
