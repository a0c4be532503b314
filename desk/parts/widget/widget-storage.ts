import type { KeyValueStorage } from '#src/integrations/storage.ts'

/** The storage of a widget over values in memory: nothing of a caller, or of who tries it, is kept in the browser. */
export function widgetStorage(values: Map<string, string>): KeyValueStorage {
  return {
    read: (name) => JSON.parse(values.get(name) ?? 'null') ?? undefined,
    write: (name, value) => void values.set(name, JSON.stringify(value)),
    remove: (name) => void values.delete(name),
    // There is no other tab.
    onOutsideChange: () => () => {},
  }
}
