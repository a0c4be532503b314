import { createElement } from 'react'
import type { ComponentType } from 'react'

import type { InstanceDeps } from '#src/instance/instance-deps.ts'
import type { InstanceOptions } from '#src/instance/instance-options.ts'
import { reportFault } from '#src/integrations/log.ts'
import { chooseLanguage } from '#src/options/choose-language.ts'
import { createSurface } from '#src/surface/create-surface.ts'
import { guardKeys } from '#src/surface/keys.ts'

import { adoptStyles } from './adopt-styles.ts'
import type { AttributeReading } from './attributes.ts'
import { applyBrand } from './brand-tokens.ts'
import { dispatchHostEvent } from './host-events.ts'
import { resolveTheme, watchPageTheme } from './resolve-theme.ts'

export type Prefetched = NonNullable<InstanceDeps['prefetched']>

/** The part of an instance the element drives. */
export type WidgetInstance = {
  readonly location: { navigate(path: string): void }
  update(options: InstanceOptions): Promise<void> | void
  destroy(): void
}

/** What the element is made of; `element.ts` brings the real parts, tests bring small ones. */
export type ElementParts<I extends WidgetInstance = WidgetInstance> = {
  readonly createInstance: (options: InstanceOptions, deps: InstanceDeps) => I
  readonly App: ComponentType<{ instance: I }>
  readonly createStorage: (deps: { view: Window; host: string; restaurantId: number }) => InstanceDeps['storage']
  readonly clock: InstanceDeps['clock']
  /** Web service of a tag that names none. */
  readonly defaultHost: string
}

export type WidgetDeps<I extends WidgetInstance> = {
  readonly element: HTMLElement
  readonly appRoot: HTMLElement
  readonly parts: ElementParts<I>
  readonly prefetched: Prefetched | null | undefined
}

export type Widget = ReturnType<typeof createWidget>

/** One life of one widget: its surface, styles and instance, from the first connection to the last. */
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
  let isOver = false
  function applyLook() {
    surface.update({ theme: resolveTheme(latest.theme, element) })
    const { colour, textColour } = latest
    applyBrand(element, { colour, textColour, restaurantColour })
  }
  function setRestaurantColour(colour: string | null) {
    // A late reply: the element may be in its next life by now, of another restaurant.
    if (isOver || colour === restaurantColour) return
    restaurantColour = colour
    applyLook()
  }
  const undo = [
    adoptStyles([appRoot.getRootNode() as ShadowRoot, surface.root]),
    watchPageTheme(page, applyLook),
    isInline ? guardKeys({ host: element, isForPage: isUnusedByUs }) : () => {},
  ]
  // Until the instance has settled its language.
  const language = chooseLanguage({ tag: reading.language, browser: page.defaultView?.navigator.languages ?? [] })
  surface.update({ language, label: page.title })
  applyLook()
  const { instance, fault } = tryTo(
    () => reading.options && start(reading.options, { ...deps, surface, setRestaurantColour }),
  )

  return {
    surface,
    instance,
    /** Why there is no instance although there should be one. */
    fault,
    /** Draws the app of this life; null while no restaurant is named. */
    app: instance && createElement(parts.App, { instance }),
    /** Another restaurant, service or mode is another life. */
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
        reportFault('the widget did not end cleanly.', fault)
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
    setRestaurantColour,
  }: WidgetDeps<I> & Pick<InstanceDeps, 'surface' | 'setRestaurantColour'>,
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

/** In the flow of the page, a Tab or Escape that did nothing here may close or trap something there. */
function isUnusedByUs(event: KeyboardEvent): boolean {
  return (event.key === 'Tab' || event.key === 'Escape') && !event.defaultPrevented
}
