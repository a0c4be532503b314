export type HistoryStepsDeps = {
  readonly view: Window
  /** False: never makes a history entry (`history="off"`). */
  readonly isEnabled: boolean
  /** The browser's Back button undid one step. */
  readonly onStepBack: () => void
}

export type HistorySteps = {
  /** Steps made and not yet undone. */
  readonly depth: number
  /** Makes one entry with the same address, for a step or a sheet opened by a tap. */
  push(): void
  /** Removes entries, for steps undone inside the widget. */
  drop(count: number): void
  destroy(): void
}

type Mark = Readonly<Record<string, number>>

/** History entries of one widget on the host page: Back undoes one step each (rulings "history") [SHELL-37]. */
export function createHistorySteps({ view, isEnabled, onStepBack }: HistoryStepsDeps): HistorySteps {
  const id = Math.random().toString(36).slice(2)
  const { history } = view
  // Routers and tag managers replace `history.pushState` to count page views; the prototype's method bypasses them.
  const native = Object.getPrototypeOf(history) as History
  let depth = 0
  /** Depth of the browser's current entry; differs from `depth` while `history.go` is pending. */
  let actual = 0
  /** Target depth of a pending `history.go`; null when none is pending. */
  let heading: number | null = null
  let isQueued = false
  let baseAddress = ''

  const marks = (state: unknown): Mark => {
    const { comanda } = recordOf(state)
    return recordOf(comanda) as Mark
  }
  const isHere = () => marks(history.state)[id] === actual

  function settle() {
    isQueued = false
    if (heading !== null) return
    if (actual > depth && isHere()) {
      heading = depth
      return history.go(depth - actual)
    }
    // The page has navigated in the meantime: going back would undo its step, not ours.
    if (actual > depth) actual = depth
    while (actual < depth) {
      if (actual === 0) baseAddress = view.location.href
      const state = { ...recordOf(history.state), comanda: { ...marks(history.state), [id]: actual + 1 } }
      try {
        native.pushState.call(history, state, '')
      } catch {
        // Safari throws after 100 entries in 30 s, and pages may. Until an entry can be made, one Back undoes more steps.
        return
      }
      actual += 1
    }
  }

  function onPopState({ state }: PopStateEvent) {
    const arrived = marks(state)[id] ?? 0
    // A link to a fragment of the page also fires popstate without our state; its changed address tells it apart.
    if (arrived === 0 && actual > 0 && view.location.href !== baseAddress) return
    const undone = (heading ?? depth) - arrived
    heading = null
    actual = arrived
    if (undone > 0) depth -= undone
    // After our own `go` nothing is left to do; after Forward into an entry without a step, this goes back again.
    settle()
    for (let step = 0; step < undone; step += 1) onStepBack()
  }

  if (isEnabled) view.addEventListener('popstate', onPopState)

  return {
    get depth() {
      return depth
    },
    push() {
      depth += 1
      if (isEnabled && !isQueued) settle()
    },
    drop(count) {
      const dropped = Math.min(count, depth)
      depth -= dropped
      if (!isEnabled || dropped === 0 || isQueued) return
      isQueued = true
      // Waits, so that a step pushed in the same task reuses the entry.
      queueMicrotask(settle)
    },
    destroy() {
      depth = 0
      actual = 0
      heading = null
      view.removeEventListener('popstate', onPopState)
    },
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
