import type { KeyValueStorage } from '#src/integrations/storage.ts'
import type { StoredName } from '#src/options/storage-keys.ts'

/** A browser's storage without a browser; two of them over one map are two tabs. */
export function createMemoryStorage(map = new Map<string, string>(), tabs = new Set<(name: StoredName) => void>()) {
  const own = new Set<(name: StoredName) => void>()
  const tell = (name: StoredName) => tabs.forEach((listener) => own.has(listener) || listener(name))
  const storage: KeyValueStorage = {
    read: (name) => JSON.parse(map.get(name) ?? 'null') ?? undefined,
    write(name, value) {
      map.set(name, JSON.stringify(value))
      tell(name)
    },
    remove(name) {
      map.delete(name)
      tell(name)
    },
    onOutsideChange(listener) {
      own.add(listener)
      tabs.add(listener)
      return () => {
        own.delete(listener)
        tabs.delete(listener)
      }
    },
  }
  return { storage, map, secondTab: () => createMemoryStorage(map, tabs).storage }
}
