import type { ElementCalls } from './answers.ts'
import type { HostEventName, HostEvents } from './events.ts'
import type { CamelCase } from './option-row.ts'
import type { AttributeName } from './options.ts'

/** The attributes as properties, by their names in camelCase; undefined while one is not set. */
export type OptionProperties = { [A in AttributeName as CamelCase<A>]: string | undefined }

/**
 * `<comanda-order>` as the page uses it. A method without an answer resolves when it is done, and never rejects; one with an
 * answer rejects with the reason when it has none.
 */
export type ComandaOrderElement = HTMLElement &
  OptionProperties &
  ElementCalls & {
    /** Opens the floating panel, at a route if one is given; an inline widget only goes to the route. */
    open(route?: string): Promise<void>
    /** Closes the floating panel. */
    close(): Promise<void>
    /** Shows another screen: a path such as `/menu`, or the name of a route. */
    navigate(route: string): Promise<void>
    /** Removes the widget from the page; cart and session stay stored. */
    destroy(): Promise<void>
    /** Sets several attributes, by their names in camelCase; other names are ignored. */
    settings: Readonly<Record<string, unknown>>
  }

/** The events by their types as dispatched. */
export type ComandaEventMap = { [N in HostEventName as `comanda:${N}`]: CustomEvent<HostEvents[N]> }

declare global {
  interface HTMLElementTagNameMap {
    'comanda-order': ComandaOrderElement
  }
  // Types `addEventListener('comanda:open', …)` on elements, document and window of the page.
  interface GlobalEventHandlersEventMap extends ComandaEventMap {}
}
