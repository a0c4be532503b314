import type { Clock } from '#src/integrations/clock.ts'

/** A stream of events of the service, as `EventSource` is one. */
export type NewsSource = {
  addEventListener(type: 'changed' | 'beat' | 'error', listener: () => void): void
  close(): void
}

/** `live`: something was heard within the last 30 seconds. */
export type LineState = 'connecting' | 'live' | 'lost'

export type News = {
  readonly state: LineState
  /** When the service was heard last, in ms since 1970; null = not yet. */
  readonly heardMs: number | null
  subscribe(onChange: () => void): () => void
  /** Follows the changes for whoever is signed in now. */
  start(): void
  stop(): void
  /** Says that the service has answered a question: so the line is alive. */
  heard(): void
}

type NewsDeps = {
  readonly clock: Clock
  readonly open: () => NewsSource
  /** Something has changed, or may have: the lists are to be read anew. */
  readonly onChange: () => void
}

/** The service sends a beat every 20 seconds at least (`server/staff/desk-watch.ts`). */
const silentMs = 30_000
/** How often a desk whose line is lost connects and asks again. */
const againMs = 3_000

/**
 * Tells of every change at the restaurant, as the service tells it, and whether the line is alive: after 30 seconds
 * without a beat or an answer it is lost, until something is heard again.
 */
export function followNews({ clock, open, onChange }: NewsDeps): News {
  const listeners = new Set<() => void>()
  let source: NewsSource | null = null
  let state: LineState = 'connecting'
  let heardMs: number | null = null
  let stopTimer = () => {}

  function show(next: LineState): void {
    state = next
    for (const listener of listeners) listener()
  }
  function wait(ms: number): void {
    stopTimer()
    stopTimer = clock.after(ms, reconnect)
  }
  function heard(): void {
    if (source === null) return
    heardMs = clock.now()
    wait(silentMs)
    show('live')
  }
  function connect(): void {
    const opened = open()
    source = opened
    opened.addEventListener('beat', () => {
      if (source === opened) heard()
    })
    opened.addEventListener('changed', () => {
      if (source !== opened) return
      heard()
      onChange()
    })
    // The stream has ended: the answer to a question says whether the session has, too. The browser connects again by itself;
    // a lost line asks every few seconds anyway.
    opened.addEventListener('error', () => {
      if (source !== opened || state === 'lost') return
      onChange()
      // Nothing was heard yet: the desk was opened without a network, and says so at once.
      if (heardMs !== null) return
      show('lost')
      wait(againMs)
    })
  }
  /** What changed while nothing was heard is asked for too. */
  function reconnect(): void {
    source?.close()
    connect()
    show('lost')
    wait(againMs)
    onChange()
  }
  function stop(): void {
    stopTimer()
    source?.close()
    source = null
    heardMs = null
    state = 'connecting'
  }

  return {
    get state() {
      return state
    },
    get heardMs() {
      return heardMs
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      stop()
      connect()
      wait(silentMs)
    },
    stop,
    heard,
  }
}
