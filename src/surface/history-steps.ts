export type HistoryStepsDeps = {
  readonly view: Window
  /** False: no history entry is ever made (`history="off"`). */
  readonly isEnabled: boolean
  /** The browser's Back button undid one step. */
  readonly onStepBack: () => void
}

export type HistorySteps = {
  /** Steps made and not yet undone. */
  readonly depth: number
  /** Makes one entry with the same address, for a step or a sheet opened by a tap. */
  push(): void
  /** Takes entries back, for steps undone inside the widget. */
  drop(count: number): void
  destroy(): void
}

type Mark = Readonly<Record<string, number>>

/** History entries of one widget on the host page: Back undoes one step each (rulings "history") [SHELL-37]. */
export function createHistorySteps({ view, isEnabled, onStepBack }: HistoryStepsDeps): HistorySteps {
  const id = Math.random().toString(36).slice(2)
  const { history } = view
  // Routers and tag managers of the page replace the method on the instance; our steps are none of their page views.
  const native = Object.getPrototypeOf(history) as History
  let depth = 0
  /** Where the browser stands, which lags behind while it walks back. */
  let actual = 0
  /** Depth the browser is walking back to, or null while it stands still. */
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
    // The page itself went elsewhere meanwhile: walking back would undo its step, not ours.
    if (actual > depth) actual = depth
    while (actual < depth) {
      if (actual === 0) baseAddress = view.location.href
      actual += 1
      const state = { ...recordOf(history.state), comanda: { ...marks(history.state), [id]: actual } }
      native.pushState.call(history, state, '')
    }
  }

  function onPopState({ state }: PopStateEvent) {
    const arrived = marks(state)[id] ?? 0
    // A new fragment of the page looks the same, only its address tells (HTML: navigate to a fragment).
    if (arrived === 0 && actual > 0 && view.location.href !== baseAddress) return
    const undone = (heading ?? depth) - arrived
    heading = null
    actual = arrived
    if (undone > 0) depth -= undone
    // Arrived where we went, or forward in an entry whose step is gone: that one is left again.
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
      // A step made in the same breath takes the entry over.
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
