type Entry<T> = { readonly value: T; bytes: number }

/** Values by key, bounded by their bytes: those that were not read longest leave first. */
export function createByteCache<T>(maxBytes: number) {
  // A Map keeps the order of insertion; an entry that is read is inserted again.
  const entries = new Map<string, Entry<T>>()
  let total = 0

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function shrink(): void {
    for (const key of entries.keys()) {
      if (total <= maxBytes) return
      remove(key)
    }
  }

  return {
    get(key: string): T | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key: string, value: T, bytes: number): void {
      remove(key)
      entries.set(key, { value, bytes })
      total += bytes
      shrink()
    },
    /** Counts more bytes for an entry, if it is still there. */
    grow(key: string, bytes: number): void {
      const entry = entries.get(key)
      if (!entry) return
      entry.bytes += bytes
      total += bytes
      shrink()
    },
    /** Bytes of all entries. */
    bytes: () => total,
  }
}
