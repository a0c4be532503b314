import { useSyncExternalStore } from 'react'

/** One step of the way: an inner path with its query, and what the screen wants to find again. */
export type LocationEntry = {
  readonly key: number
  /** Path without query, e.g. `/menu/3/scheda/7`. */
  readonly path: string
  /** Query without the question mark. */
  readonly search: string
  /** Scroll position and the like, kept while the entry is on the stack. */
  readonly memory: Map<string, number>
}

export type NavigateOptions = { readonly replace?: boolean }

export type LocationDeps = {
  readonly initial: string
  /** Told after each change: how many steps the stack has above its first. */
  readonly onStep: (change: { kind: 'push' | 'replace' } | { kind: 'pop'; count: number }) => void
}

/** Where the widget is: a stack in memory, so that the address of the host page never changes [SHELL-37]. */
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
    // Going where we are already is not a step.
    if (entry.path === current().path && entry.search === current().search) return
    become([...stack, entry])
    onStep({ kind: 'push' })
  }

  /** Takes steps off the stack; `isOutside` when the browser's Back button already did its part. */
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
    /** False until the diner went somewhere: a first screen must not take the focus of the page. */
    get hasMoved() {
      return hasMoved
    },
    navigate,
    /** One step back; where there is none, `otherwise` takes the place. */
    back(otherwise = '/') {
      if (!pop(1)) navigate(otherwise, { replace: true })
    },
    /** Goes back to the nearest entry with this path, or puts it in the place of the current one. */
    backTo(path: string) {
      const index = stack.findLastIndex((entry) => entry.path === path)
      if (index < 0) navigate(path, { replace: true })
      else pop(stack.length - 1 - index)
    },
    /** The browser's Back button was pressed: false when there was nothing to undo. */
    stepBackFromOutside: () => pop(1, true),
    /** Lays a screen under the only entry, so that going back from it leads there. */
    putBelow(path: string) {
      if (stack.length === 1) become([entryOf(path), current()])
    },
    /** Forgets the way here; the place stays. */
    forget: () => become([current()]),
    subscribe,
    useEntry,
    /** wouter's location hook. */
    useLocation: (): [string, typeof navigate] => [useEntry().path, navigate],
    /** wouter's search hook. */
    useSearch: () => useEntry().search,
  }
}
