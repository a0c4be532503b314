import { useSyncExternalStore } from 'react'

export type Connection = ReturnType<typeof createConnection>

/**
 * Tracks whether the device is online: by the browser's `online` and `offline` events, and by every reply that arrives,
 * because some in-app browsers report `offline` although they are online.
 */
export function createConnection(view: Window) {
  let isOnline = view.navigator.onLine
  // Number of events so far: a reply to a request sent before the last event proves nothing.
  let eventCount = 0
  const listeners = new Set<() => void>()

  function become(next: boolean) {
    isOnline = next
    for (const listener of listeners) listener()
  }
  function onEvent({ type }: Event) {
    eventCount += 1
    become(type === 'online')
  }
  const events = ['online', 'offline'] as const
  for (const event of events) view.addEventListener(event, onEvent)

  return {
    get isOnline() {
      return isOnline
    },
    /** True while failed requests are repeated after an outage; their failures show no alert. */
    isRecovering: false,
    /** Call when a request is sent; call the returned function when its reply has arrived. */
    onSend() {
      const countWhenSent = eventCount
      return () => {
        if (!isOnline && countWhenSent === eventCount) become(true)
      }
    },
    /** Calls the listener on each change. Returns the function that stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy() {
      for (const event of events) view.removeEventListener(event, onEvent)
    },
  }
}

/** Whether the device is online; renders again when that changes. */
export function useIsConnected(connection: Connection): boolean {
  const isOnline = () => connection.isOnline
  return useSyncExternalStore(connection.subscribe, isOnline, isOnline)
}
