import { toJson } from '#src/browser/json.ts'
import { storageKey } from '#src/options/storage-keys.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

/** Storage of one widget in the browser; values read are parsed JSON, not validated. */
export type KeyValueStorage = {
  read(name: StoredName): unknown
  write(name: StoredName, value: unknown): void
  remove(name: StoredName): void
  /**
   * Calls the listener when another tab, or another widget on this page, has changed a value. Returns the function that
   * stops it.
   */
  onOutsideChange(listener: (name: StoredName) => void): () => void
}

type StorageDeps = { readonly view: Window; readonly host: string; readonly restaurantId: number }

// Browsers fire `storage` only in other tabs; this event informs other widgets of the restaurant on the same page.
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
      // Storage is blocked, full or missing (private mode, sandboxed frames): values stay in memory for this visit.
      return undefined
    }
  }
  const announce = (name: StoredName) =>
    view.dispatchEvent(new CustomEvent(changeEvent, { detail: { key: keyOf(name), origin } }))

  return {
    read(name) {
      const kept: unknown = memory.get(keyOf(name)) ?? attempt((store) => store.getItem(keyOf(name)))
      try {
        // Pages that replace `getItem` may have parsed it.
        return typeof kept === 'string' ? JSON.parse(kept) : (kept ?? undefined)
      } catch {
        return undefined
      }
    },
    write(name, value) {
      const text = toJson(value)
      const put = () => attempt((store) => (store.setItem(keyOf(name), text), true))
      // When storage is full, the cached replies make room: they only save time.
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
