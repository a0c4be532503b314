import { useSyncExternalStore } from 'react'

/** One entry of the widget's own history: an inner path with its query, and values the screen restores on return. */
export type LocationEntry = {
  readonly key: number
  /** Path without query, e.g. `/menu/3/scheda/7`. */
  readonly path: string
  /** Query without the question mark. */
  readonly search: string
  /** Scroll position and similar values, kept while the entry is on the stack. */
  readonly memory: Map<string, number>
}

export type NavigateOptions = { readonly replace?: boolean }

export type LocationDeps = {
  readonly initial: string
  /** Called after each change; `count` is the number of entries removed. */
  readonly onStep: (change: { kind: 'push' | 'replace' } | { kind: 'pop'; count: number }) => void
}

/**
 * The location of the widget: a stack of entries in memory, so that the address of the host page never changes
 * [SHELL-37].
 */
export function createLocation({ initial, onStep }: LocationDeps) {
  let keys = 0
  let hasMoved = false
  const listeners = new Set<() => void>()
  const entryOf = (to: string): LocationEntry => {
    const [path = '/', search = ''] = to.split('?', 2)
    keys += 1
    return { key: keys, path: path === '' ? '/' : path, search, memory: new Map() }
  }
  let stack: readonly LocationEntry[] = [entryOf(initial)]
  const current = () => stack.at(-1) as LocationEntry
  const become = (next: readonly LocationEntry[]) => {
    stack = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const useEntry = () => useSyncExternalStore(subscribe, current, current)

  function navigate(to: string, { replace = false }: NavigateOptions = {}) {
    const entry = entryOf(to)
    hasMoved = true
    if (replace) {
      become([...stack.slice(0, -1), entry])
      return onStep({ kind: 'replace' })
    }
    // The same path again adds no entry.
    if (entry.path === current().path && entry.search === current().search) return
    become([...stack, entry])
    onStep({ kind: 'push' })
  }

  /**
   * Removes entries from the stack; `isOutside` when the browser's Back button has removed its history entry already.
   */
  function pop(count: number, isOutside = false): boolean {
    const taken = Math.min(count, stack.length - 1)
    if (taken <= 0) return false
    become(stack.slice(0, -taken))
    if (!isOutside) onStep({ kind: 'pop', count: taken })
    return true
  }

  return {
    get entry() {
      return current()
    },
    get entries() {
      return stack
    },
    /** False until the first navigation: the first screen must not take the focus from the page. */
    get hasMoved() {
      return hasMoved
    },
    navigate,
    /** Goes one entry back; without one, replaces the current entry by `otherwise`. */
    back(otherwise = '/') {
      if (!pop(1)) navigate(otherwise, { replace: true })
    },
    /** Goes back to the nearest entry with this path; without one, replaces the current entry by it. */
    backTo(path: string) {
      const index = stack.findLastIndex((entry) => entry.path === path)
      if (index < 0) navigate(path, { replace: true })
      else pop(stack.length - 1 - index)
    },
    /** Handles the browser's Back button; false when there was no entry to remove. */
    stepBackFromOutside: () => pop(1, true),
    /** Inserts a screen below the only entry, so that going back leads there. */
    putBelow(path: string) {
      if (stack.length === 1) become([entryOf(path), current()])
    },
    /** Replaces the first screen before it is drawn, which is no step of the diner. */
    begin: (path: string) => become([entryOf(path)]),
    /** Removes all entries but the current one. */
    forget: () => become([current()]),
    subscribe,
    useEntry,
    /** wouter's location hook. */
    useLocation: (): [string, typeof navigate] => [useEntry().path, navigate],
    /** wouter's search hook. */
    useSearch: () => useEntry().search,
  }
}
