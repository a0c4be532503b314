import type { Prefetched } from '#src/api/create-api-client.ts'
import type { Clock } from '#src/integrations/clock.ts'
import type { KeyValueStorage } from '#src/integrations/storage.ts'
import type { HostEventName, HostEvents } from '#src/options/events.ts'
import type { Surface } from '#src/surface/create-surface.ts'

/** What the element passes to the instance; tests pass their own. */
export type InstanceDeps = {
  readonly surface: Surface
  readonly view: Window
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly storage: KeyValueStorage
  /** Dispatches an event for the page; false when the page has cancelled it. */
  readonly emit: <N extends HostEventName>(name: N, detail: HostEvents[N]) => boolean
  /** Applies theme and colours again, as page and tag say them now. */
  readonly applyLook: () => void
  /**
   * Sets the restaurant's brand colour from the service, null for none; colours of the page and the tag win over it.
   */
  readonly setRestaurantColour: (colour: string | null) => void
  readonly prefetched?: Prefetched
}
