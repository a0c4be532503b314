import type { Said } from './desk.ts'

/** Keeps what the desk says until it was shown. */
export function createSaid(): { readonly say: (text: string) => void; readonly said: Said } {
  const listeners = new Set<() => void>()
  let all: Said['all'] = []
  let count = 0
  function show(next: Said['all']): void {
    all = next
    for (const listener of listeners) listener()
  }
  return {
    // The newest counts in a busy kitchen: it does not wait for those before it.
    say: (text) => show([{ id: String((count += 1)), text }]),
    said: {
      get all() {
        return all
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      dismiss: (id) => show(all.filter((each) => each.id !== id)),
    },
  }
}
