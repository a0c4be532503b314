import { useEffect, useState } from 'react'
import { onTestFinished, vi } from 'vitest'

import { watchPageTheme } from '#src/app/background/watch-page-theme.ts'
import { createComandaElement } from '#src/element/comanda-element.ts'
import type { LoadedElement } from '#src/element/comanda-element.ts'
import type { ElementParts, WidgetInstance } from '#src/element/create-widget.ts'
import type { InstanceDeps } from '#src/instance/instance-deps.ts'
import type { InstanceOptions } from '#src/instance/instance-options.ts'
import { systemClock } from '#src/integrations/clock.ts'
import { createStorage } from '#src/integrations/storage.ts'

/** What the small app of these tests did, newest last. */
export type Log = {
  readonly options: InstanceOptions[]
  readonly deps: InstanceDeps[]
  readonly visited: string[]
  renders: number
  mounts: number
  unmounts: number
  destroyed: number
}

type TinyInstance = WidgetInstance & {
  readonly options: InstanceOptions
  readonly log: Log
  readonly surface: InstanceDeps['surface']
}

/** Switches that make the small app fail. */
export type Faults = { inInstance?: boolean; inDrawing?: boolean; inUpdate?: boolean; inDestroy?: boolean }

let made = 0

/** Defines an element under a name of its own, around a small real app. */
export function defineTiny(faults: Faults = {}) {
  const log: Log = { options: [], deps: [], visited: [], renders: 0, mounts: 0, unmounts: 0, destroyed: 0 }
  const parts: ElementParts<TinyInstance> = {
    clock: systemClock,
    createStorage,
    defaultHost: 'https://cdn.example',
    App: TinyApp,
    answer: (instance, [call, ...input]) =>
      instance
        ? Promise.resolve({ restaurant: instance.options.restaurantId, call, input })
        : Promise.reject(new Error('no widget')),
    createInstance(options, deps) {
      log.options.push(options)
      log.deps.push(deps)
      if (faults.inInstance) throw new Error('no instance')
      const stopWatching = watchPageTheme(deps)
      return {
        options,
        log,
        surface: deps.surface,
        location: { navigate: (path) => void log.visited.push(path) },
        update(next) {
          log.options.push(next)
          if (faults.inUpdate) throw new Error('no update')
        },
        destroy() {
          log.destroyed += 1
          stopWatching()
          if (faults.inDestroy) throw new Error('no end')
        },
      }
    },
  }
  function TinyApp({ instance }: { instance: TinyInstance }) {
    const [count, setCount] = useState(0)
    noteRender(log)
    if (faults.inDrawing) throw new Error('no drawing')
    useEffect(() => {
      log.mounts += 1
      return () => void (log.unmounts += 1)
    }, [])
    return (
      <div>
        <p>Restaurant {instance.options.restaurantId}</p>
        <input aria-label="Note" />
        <button onClick={() => setCount(count + 1)}>{count} taps</button>
      </div>
    )
  }
  made += 1
  const name = `tiny-order-${made}`
  customElements.define(name, createComandaElement(parts))
  return { name, log, parts, faults }
}

function noteRender(log: Log) {
  log.renders += 1
}

export type Attributes = Readonly<Record<string, string>>

/** Puts an element on the page, for the length of the test. */
export function place(name: string, attributes: Attributes = { restaurant: '1' }, parent: Element = document.body) {
  const element = document.createElement(name) as LoadedElement
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  parent.append(element)
  onTestFinished(async () => {
    element.remove()
    await element.destroy()
  })
  return element
}

export function inside(element: Element) {
  const root = element.shadowRoot as ShadowRoot
  return {
    text: () => root.querySelector('.root')?.textContent ?? '',
    button: () => root.querySelector('button') as HTMLButtonElement,
    input: () => root.querySelector('input') as HTMLInputElement,
    wrapper: () => root.querySelector('.root') as HTMLElement,
  }
}

/** Lets queued microtasks and effects run, and waits for the modules that they import. */
export const drawn = async () => {
  await new Promise<void>((resolve) => setTimeout(resolve, 30))
  await vi.dynamicImportSettled()
}
