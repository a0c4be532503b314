import { reportFault } from '#src/integrations/log.ts'
import { routeFromAddress } from '#src/options/deep-link.ts'
import { attributeNames } from '#src/options/options.ts'
import type { LaunchFrame } from '#src/options/snapshot.ts'
import { version } from '#src/options/version.ts'
import { createWrapper } from '#src/surface/surface-host.ts'

import { missingRestaurant, readAttributes } from './attributes.ts'
import type { AttributeReading } from './attributes.ts'
import { createWidget } from './create-widget.ts'
import type { ElementParts, Prefetched, Widget, WidgetInstance } from './create-widget.ts'
import { dispatchHostEvent } from './host-events.ts'
import { createR2wcBase, isConnectedKey, propertyNames, propertyOf, propsKey, renderKey } from './r2wc-base.ts'
import { warnDeveloper } from './report.ts'
import { takeOver } from './take-over.ts'
import type { WidgetContent } from './widget-root.tsx'

/** `<comanda-order>` as the page and the loader see it. Every method answers when it is done, and never fails. */
export type ComandaOrderElement = HTMLElement & {
  /** Opens the floating panel, at a route if one is given; inline it only goes there. */
  open(route?: string): Promise<void>
  close(): Promise<void>
  navigate(route: string): Promise<void>
  /** Takes the widget off the page; cart and session stay stored. */
  destroy(): Promise<void>
  /** Replies the loader has asked for already. */
  prefetched: Prefetched | null | undefined
  /** What the loader shows meanwhile. Where it holds a snapshot, the panel opens with the first screen in its place. */
  frame: LaunchFrame | null | undefined
  /** Sets several attributes, by their names in camelCase; what is no attribute of ours is left out. */
  settings: Readonly<Record<string, unknown>>
}

declare global {
  interface HTMLElementTagNameMap {
    'comanda-order': ComandaOrderElement
  }
}

export type ElementClass = { new (): ComandaOrderElement; readonly version: string }

/** Makes the class of the element: r2wc's, with its defects set right (`tests/element/r2wc.test.tsx` shows each). */
export function createComandaElement<I extends WidgetInstance>(parts: ElementParts<I>): ElementClass {
  return class ComandaOrder extends createR2wcBase() implements ComandaOrderElement {
    static readonly version = version
    frame: LaunchFrame | null | undefined
    #appRoot: HTMLElement
    #widget: Widget | null = null
    #prefetched: Prefetched | null | undefined = null
    #complaints = new Set<string>()
    #turn = 0
    #isUpdateQueued = false
    #stopWaiting: (answer: unknown) => void = () => {}
    /** The route of the page's address, in place of the attribute as it was then. */
    #linked: { readonly attribute: string | null; readonly route: string | null } | null = null

    constructor() {
      super()
      // r2wc renders from its constructor on: while this says so, it holds still.
      this[isConnectedKey] = false
      this.#appRoot = createWrapper(this.ownerDocument, 'app')
      this.attachShadow({ mode: 'open' }).append(this.#appRoot)
      this.container = this.#appRoot
      this[propsKey].container = this.#appRoot
    }

    get prefetched() {
      return this.#prefetched
    }
    set prefetched(replies) {
      this.#prefetched = replies
    }

    get settings(): Readonly<Record<string, unknown>> {
      return Object.fromEntries(attributeNames.map((name) => [propertyOf(name), this.getAttribute(name)]))
    }
    set settings(values) {
      for (const name of attributeNames) {
        const value = values[propertyOf(name)]
        if (value !== undefined && value !== null) this.setAttribute(name, `${value as string}`)
      }
    }

    override connectedCallback() {
      this.#takeEarlyProperties()
      this.#guard(() => {
        if (this.#widget) this.#widget.surface.reattach()
        else this.#mount()
      })
    }

    /** With this present a page may move the element and nothing is torn down. */
    connectedMoveCallback() {
      this.#guard(() => this.#widget?.surface.reattach())
    }

    override disconnectedCallback() {
      // A page that moves the element disconnects it only until the end of its own code.
      queueMicrotask(() => {
        if (!this.isConnected) this.#guard(() => this.#unmount())
      })
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null) {
      this[propsKey][propertyOf(name)] = value ?? undefined
      if (!this.#widget || this.#isUpdateQueued) return
      this.#isUpdateQueued = true
      queueMicrotask(() => {
        this.#isUpdateQueued = false
        if (this.#widget) this.#guard(() => this.#update())
      })
    }

    override focus(options?: FocusOptions) {
      this.#appRoot.tabIndex = -1
      this.#appRoot.focus(options)
    }

    open(route?: string) {
      return this.#method(async () => {
        const gone = route === undefined ? null : this.#go(route)
        if (this.frame?.isConnected) await this.#takeOver(this.frame)
        else if (this.#widget?.surface.host === this) this.#widget.surface.open()
        return gone
      })
    }

    close() {
      return this.#method(() => {
        if (this.#widget?.surface.host === this) this.#widget.surface.close()
      })
    }

    navigate(route: string) {
      return this.#method(() => this.#go(route))
    }

    destroy() {
      return this.#method(() => {
        this.remove()
        this.#unmount()
      })
    }

    /** Opens once the first screen is drawn, or has failed; whoever has closed the frame before did not want it any more. */
    async #takeOver(frame: LaunchFrame) {
      if (this.#widget?.app) {
        await new Promise<unknown>((resolve) => {
          this.#stopWaiting = resolve
          this.addEventListener('comanda:ready', resolve)
          this.addEventListener('comanda:error', resolve)
        })
      }
      const { surface } = this.#widget ?? {}
      if (surface && frame.isConnected) takeOver(frame, this.#appRoot, () => surface.open())
    }

    /** Only names fetch the table of names. */
    async #go(route: string) {
      const isPath = route.startsWith('/')
      const path = isPath ? route : (await import('#src/instance/routes/route-names.ts')).pathOfRoute(route)
      if (path !== null) this.#widget?.instance?.location.navigate(path)
      else warnDeveloper(`"${route}" is no route, neither a path that starts with "/" nor a name. Nothing was opened.`)
    }

    #read(): AttributeReading {
      const reading = readAttributes(this, parts.defaultHost)
      for (const complaint of reading.complaints) {
        if (!this.#complaints.has(complaint)) warnDeveloper(complaint)
        this.#complaints.add(complaint)
      }
      return this.#withLinkedRoute(reading)
    }

    #mount() {
      this.#turn += 1
      this[isConnectedKey] = true
      const reading = this.#read()
      if (!reading.options) {
        reportFault(missingRestaurant)
        dispatchHostEvent(this, 'error', { message: missingRestaurant })
      }
      const deps = { element: this, appRoot: this.#appRoot, parts, prefetched: this.#prefetched }
      this.#widget = createWidget(reading, deps)
      if (this.#widget.fault !== null) this.#report(this.#widget.fault)
      this[propsKey].content = this.#contentOf(this.#widget)
      this[renderKey]()
    }

    #unmount() {
      this.#stopWaiting(null)
      super.disconnectedCallback()
      this.#widget?.destroy()
      this.#widget = null
      delete this[propsKey].content
    }

    #update() {
      const reading = this.#read()
      if (this.#widget?.isFor(reading)) this.#widget.update(reading)
      else this.#restart()
    }

    #restart() {
      const isOpen = this.#widget?.surface.isOpen === true
      this.#unmount()
      this.#mount()
      if (isOpen) this.#widget?.surface.open()
    }

    #contentOf({ app, fault }: Widget): WidgetContent {
      // The surface keeps it up to date on the wrapper.
      const language = () => this.#appRoot.lang
      if (fault !== null) return { kind: 'failed', language, onRetry: () => this.#guard(() => this.#restart()) }
      if (app === null) return { kind: 'problem', text: missingRestaurant }
      return { kind: 'app', turn: this.#turn, language, app, onFault: (thrown) => this.#report(thrown) }
    }

    /** The page may name a route in its address, once. */
    #withLinkedRoute(reading: AttributeReading): AttributeReading {
      const { options, hasDeepLinks: isRemoved } = reading
      const view = this.ownerDocument.defaultView
      if (!options || !view) return reading
      const { routeParameter: parameter } = options
      this.#linked ??= { attribute: options.route, route: routeFromAddress({ view, parameter, isRemoved }) }
      const { attribute, route } = this.#linked
      return route !== null && options.route === attribute ? { ...reading, options: { ...options, route } } : reading
    }

    /** Properties set before the element was defined lie over its accessors. */
    #takeEarlyProperties() {
      for (const name of [...propertyNames, 'prefetched', 'settings']) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }

    #report(fault: unknown) {
      reportFault('the widget failed.', fault)
      dispatchHostEvent(this, 'error', { message: fault instanceof Error ? fault.message : String(fault) })
    }

    /** Nothing of ours may end up in an error handler of the page. */
    #guard(action: () => unknown) {
      try {
        return action()
      } catch (fault) {
        this.#report(fault)
      }
    }

    async #method(action: () => unknown) {
      try {
        await this.#guard(action)
      } catch (fault) {
        this.#report(fault)
      }
    }
  }
}
