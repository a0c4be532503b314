import { toJson } from '#src/browser/json.ts'
import { storageKey } from '#src/options/storage-keys.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

/** What one widget keeps in the browser; values are JSON, not yet checked. */
export type KeyValueStorage = {
  read(name: StoredName): unknown
  write(name: StoredName, value: unknown): void
  remove(name: StoredName): void
  /** Calls back when another tab, or another widget on this page, changed the value. */
  onOutsideChange(listener: (name: StoredName) => void): () => void
}

type StorageDeps = { readonly view: Window; readonly host: string; readonly restaurantId: number }

// Other widgets of the same restaurant on this page get no storage event: they are told by this one.
const changeEvent = 'comanda:stored'

/** Browser storage under the keys of one restaurant; in memory when the browser refuses [PERSIST-02, PERSIST-03]. */
export function createStorage({ view, host, restaurantId }: StorageDeps): KeyValueStorage {
  const memory = new Map<string, string>()
  const keyOf = (name: StoredName) => storageKey(host, restaurantId, name)
  const origin = {}

  const attempt = <T>(action: (store: Storage) => T): T | undefined => {
    try {
      return action(view.localStorage)
    } catch {
      // Storage blocked, full or absent (private mode, sandboxed frames): memory serves this visit.
      return undefined
    }
  }
  const announce = (name: StoredName) =>
    view.dispatchEvent(new CustomEvent(changeEvent, { detail: { key: keyOf(name), origin } }))

  return {
    read(name) {
      const text = memory.get(keyOf(name)) ?? attempt((store) => store.getItem(keyOf(name)))
      try {
        return text ? JSON.parse(text) : undefined
      } catch {
        return undefined
      }
    },
    write(name, value) {
      const text = toJson(value)
      const put = () => attempt((store) => (store.setItem(keyOf(name), text), true))
      // What only saves time makes room for what the diner would miss.
      const isKept = put() ?? attempt((store) => (store.removeItem(keyOf('replies')), name !== 'replies' && put()))
      if (isKept) memory.delete(keyOf(name))
      else memory.set(keyOf(name), text)
      announce(name)
    },
    remove(name) {
      memory.delete(keyOf(name))
      attempt((store) => store.removeItem(keyOf(name)))
      announce(name)
    },
    onOutsideChange(listener) {
      const names: readonly StoredName[] = ['session', 'cart', 'draft', 'venue', 'language', 'journal']
      const tell = (key: string | null) => {
        for (const name of names) if (key === null || key === keyOf(name)) listener(name)
      }
      const fromOtherTab = (event: StorageEvent) => tell(event.key)
      const fromThisPage = (event: Event) => {
        const { detail } = event as CustomEvent<{ key: string; origin: object }>
        if (detail.origin !== origin) tell(detail.key)
      }
      view.addEventListener('storage', fromOtherTab)
      view.addEventListener(changeEvent, fromThisPage)
      return () => {
        view.removeEventListener('storage', fromOtherTab)
        view.removeEventListener(changeEvent, fromThisPage)
      }
    },
  }
}
