import { createElement } from 'react'
import type { ComponentType } from 'react'

import type { InstanceDeps } from '#src/instance/instance-deps.ts'
import type { InstanceOptions } from '#src/instance/instance-options.ts'
import { reportFault } from '#src/integrations/log.ts'
import type { ElementCallWithInput } from '#src/options/answers.ts'
import { chooseLanguage } from '#src/options/choose-language.ts'
import { createSurface } from '#src/surface/create-surface.ts'
import { guardKeys } from '#src/surface/keys.ts'

import { adoptStyles } from './adopt-styles.ts'
import type { AttributeReading } from './attributes.ts'
import { applyBrand, readPageBrand } from './brand-tokens.ts'
import type { PageBrand } from './brand-tokens.ts'
import { followTextSize } from './follow-text-size.ts'
import { dispatchHostEvent } from './host-events.ts'
import { resolveTheme } from './resolve-theme.ts'
import type { PageColours } from './wear-page-look.ts'

export type Prefetched = NonNullable<InstanceDeps['prefetched']>

/** The part of an instance that the element uses. */
export type WidgetInstance = {
  readonly location: { navigate(path: string): void }
  update(options: InstanceOptions): Promise<void> | void
  destroy(): void
}

/** What the element is composed of; `element.ts` passes the real parts, tests pass small ones. */
export type ElementParts<I extends WidgetInstance = WidgetInstance> = {
  readonly createInstance: (options: InstanceOptions, deps: InstanceDeps) => I
  readonly App: ComponentType<{ instance: I }>
  /** Runs a command that answers with a value; `instance` is null while there is no widget. */
  readonly answer: (instance: I | null, call: ElementCallWithInput) => Promise<unknown>
  readonly createStorage: (deps: { view: Window; host: string; restaurantId: number }) => InstanceDeps['storage']
  readonly clock: InstanceDeps['clock']
  /** Web service of a tag without `host`. */
  readonly defaultHost: string
}

export type WidgetDeps<I extends WidgetInstance> = {
  readonly element: HTMLElement
  readonly appRoot: HTMLElement
  readonly parts: ElementParts<I>
  readonly prefetched: Prefetched | null | undefined
}

export type Widget = ReturnType<typeof createWidget>

/**
 * Creates surface, styles and instance of a widget, until `destroy`; the element creates a new one for another
 * restaurant.
 */
export function createWidget<I extends WidgetInstance>(reading: AttributeReading, deps: WidgetDeps<I>) {
  const { element, appRoot, parts } = deps
  const page = element.ownerDocument
  const isInline = reading.mode === 'inline'
  const { clock } = parts
  const surface = createSurface({
    mode: reading.mode,
    hostElement: element,
    appRoot,
    after: (ms, run) => clock.after(ms, run),
  })
  let latest = reading
  let restaurantColour: string | null = null
  let pageColours: PageColours = { colour: null, textColour: null }
  let ofPage: PageBrand
  let followed: string | null = null
  let isOver = false
  const drawBrand = () => applyBrand(element, { ...latest, pageColours, ofPage, restaurantColour })
  function applyLook() {
    surface.update({ theme: resolveTheme(latest.theme, element) })
    ofPage = readPageBrand(element)
    drawBrand()
    if (latest.themeFrom !== followed) followPage(latest.themeFrom).catch(reportFault)
  }
  /** Reads the look of the page once for each value of the attribute `theme-from`. */
  async function followPage(from: string | null) {
    followed = from
    const { wearPageLook } = await import('./wear-page-look.ts')
    if (isOver || from !== followed) return
    pageColours = wearPageLook(element, from)
    applyLook()
  }
  function setRestaurantColour(wanted: string | null) {
    // A reply may arrive after `destroy`, when the element shows another restaurant.
    if (isOver || wanted === restaurantColour) return
    restaurantColour = wanted
    drawBrand()
  }
  const undo = [
    adoptStyles([appRoot.getRootNode() as ShadowRoot, surface.root]),
    isInline ? guardKeys({ host: element, isForPage: isUnusedByUs }) : () => {},
  ]
  // Without an instance (no restaurant, failed start) this stays; else the instance sets the stored language.
  const language = chooseLanguage({ tag: reading.language, browser: page.defaultView?.navigator.languages ?? [] })
  surface.update({ language, label: page.title })
  followTextSize(element)
  applyLook()
  const { instance, fault } = tryTo(
    () => reading.options && start(reading.options, { ...deps, surface, applyLook, setRestaurantColour }),
  )

  return {
    surface,
    instance,
    /** The error thrown while creating the instance; null without one. */
    fault,
    /** The app as a React element; null when the attribute `restaurant` is missing. */
    app: instance && createElement(parts.App, { instance }),
    /** Whether this widget can apply the reading: another restaurant, service or mode needs a new widget. */
    isFor: ({ mode, options }: AttributeReading) =>
      mode === reading.mode &&
      options?.restaurantId === reading.options?.restaurantId &&
      options?.host === reading.options?.host,
    update(next: AttributeReading) {
      latest = next
      applyLook()
      if (!next.options || !instance) return
      Promise.resolve(instance.update(next.options)).catch((fault: unknown) =>
        reportFault('an attribute could not be applied.', fault),
      )
    },
    destroy() {
      isOver = true
      try {
        instance?.destroy()
      } catch (fault) {
        reportFault('the widget failed.', fault)
      }
      surface.destroy()
      for (const one of undo) one()
    },
  }
}

function start<I extends WidgetInstance>(
  options: InstanceOptions,
  {
    element,
    parts,
    prefetched,
    surface,
    applyLook,
    setRestaurantColour,
  }: WidgetDeps<I> & Pick<InstanceDeps, 'surface' | 'applyLook' | 'setRestaurantColour'>,
): I {
  const view = element.ownerDocument.defaultView ?? window
  const { host, restaurantId } = options
  return parts.createInstance(options, {
    surface,
    view,
    fetch: (input, init) => view.fetch(input, init),
    clock: parts.clock,
    storage: parts.createStorage({ view, host, restaurantId }),
    emit: (name, detail) => dispatchHostEvent(element, name, detail),
    applyLook,
    setRestaurantColour,
    ...(prefetched ? { prefetched } : {}),
  })
}

function tryTo<T>(action: () => T): { instance: T | null; fault: unknown } {
  try {
    return { instance: action(), fault: null }
  } catch (fault) {
    return { instance: null, fault: fault ?? new Error('unknown') }
  }
}

/** Keys that an inline widget leaves to the page: a Tab or Escape that nothing here has handled. */
function isUnusedByUs(event: KeyboardEvent): boolean {
  return (event.key === 'Tab' || event.key === 'Escape') && !event.defaultPrevented
}
