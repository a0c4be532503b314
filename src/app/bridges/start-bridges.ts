import { modelContextOf } from '#src/browser/model-context.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import type { HostEvents } from '#src/options/events.ts'
import type { AttributeName } from '#src/options/options.ts'

import { isAsked } from './read-attribute.ts'

type PlacedOrder = HostEvents['order-placed']
type Bridge = (instance: Instance, placed: readonly PlacedOrder[]) => () => void

type BridgeRow = {
  readonly attribute: AttributeName
  /** Whether the browser has what it is for; without it there always is. */
  readonly isPossible?: (view: Window) => boolean
  readonly load: () => Promise<Bridge>
}

/** Each bridge to other software of the page: the attribute that asks for it, and its code. */
const bridges: readonly BridgeRow[] = [
  {
    attribute: 'analytics',
    load: async () => (await import('./analytics/start-analytics.ts')).startAnalytics,
  },
  {
    attribute: 'structured-data',
    load: async () => (await import('./structured-data/start-structured-data.ts')).startStructuredData,
  },
  {
    attribute: 'agents',
    isPossible: (view) => modelContextOf(view) !== undefined,
    load: async () => (await import('./agents/start-agents.ts')).startAgents,
  },
]

/**
 * Runs the bridges that the attributes of the element ask for, and loads their code only then (decision 61). The
 * attributes are read here and not with the others, so that nobody pays for them on the way to the menu. Returns the
 * function that stops all of it.
 */
export function startBridges(instance: Instance): () => void {
  const stops = bridges
    .filter(({ isPossible }) => isPossible?.(instance.view) ?? true)
    .map(({ attribute, load }) => whileAsked(instance, attribute, load))
  return () => stops.forEach((stop) => stop())
}

/** Runs a bridge while its attribute is set. Orders placed until its code is there are kept for it. */
function whileAsked(instance: Instance, attribute: AttributeName, load: () => Promise<Bridge>): () => void {
  const { hostElement } = instance.surface
  let placed: PlacedOrder[] = []
  let stop: (() => void) | null = null
  const keep = ({ detail }: CustomEvent<PlacedOrder>) => void placed.push(detail)

  function end() {
    stop?.()
    stop = null
    placed = []
    hostElement.removeEventListener('comanda:order-placed', keep)
  }

  function begin() {
    let isOver = false
    stop = () => {
      isOver = true
    }
    hostElement.addEventListener('comanda:order-placed', keep)
    load().then(
      (start) => {
        if (isOver) return
        const kept = placed
        end()
        stop = start(instance, kept)
      },
      () => logSilently(`the code for "${attribute}" could not be fetched`),
    )
  }

  function follow() {
    const isOn = isAsked(hostElement, attribute)
    if (isOn && !stop) begin()
    if (!isOn && stop) end()
  }

  const observer = new MutationObserver(follow)
  observer.observe(hostElement, { attributeFilter: [attribute] })
  follow()
  return () => {
    observer.disconnect()
    end()
  }
}
