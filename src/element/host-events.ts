import { eventType } from '#src/options/events.ts'
import type { HostEventName, HostEvents } from '#src/options/events.ts'

/**
 * Dispatches an event for the page. It bubbles out of every shadow root and holds no personal data. Returns false when
 * the page has cancelled it.
 */
export function dispatchHostEvent<N extends HostEventName>(from: EventTarget, name: N, detail: HostEvents[N]): boolean {
  return from.dispatchEvent(
    new CustomEvent(eventType(name), { detail, bubbles: true, composed: true, cancelable: true }),
  )
}
