import { useSyncExternalStore } from 'react'

export type Connection = ReturnType<typeof createConnection>

/**
 * Whether the device has a network: by the browser's `online` and `offline` events, and by every reply that arrives,
 * because some browsers inside apps say `offline` although they are not.
 */
export function createConnection(view: Window) {
  let isOnline = view.navigator.onLine
  // Counts the events: a reply to a request sent before the last one proves nothing.
  let turn = 0
  const listeners = new Set<() => void>()

  function become(next: boolean) {
    isOnline = next
    for (const listener of listeners) listener()
  }
  function onEvent({ type }: Event) {
    turn += 1
    become(type === 'online')
  }
  const events = ['online', 'offline'] as const
  for (const event of events) view.addEventListener(event, onEvent)

  return {
    get isOnline() {
      return isOnline
    },
    /** True while what failed without a network is asked again: no alert may speak of it. */
    isRecovering: false,
    /** To be called when a request is sent; the answer is called when its reply has arrived. */
    onSend() {
      const sentIn = turn
      return () => {
        if (!isOnline && sentIn === turn) become(true)
      }
    },
    /** Calls the listener at every event of the browser and when a reply proved the connection; the answer stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy() {
      for (const event of events) view.removeEventListener(event, onEvent)
    },
  }
}

/** Renders again when the device loses its network or gets it back. */
export function useIsConnected(connection: Connection): boolean {
  const isOnline = () => connection.isOnline
  return useSyncExternalStore(connection.subscribe, isOnline, isOnline)
}
