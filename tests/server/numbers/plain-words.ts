import type { ExportWords } from '#desk/rooms/numbers/export-tables.ts'

/** Words that are the names themselves. */
const same = <K extends string>() => new Proxy({} as Record<K, string>, { get: (_words, name) => String(name) })

/** The words of a file, each called as the code calls it. */
export const plainWords: ExportWords = {
  tables: same(),
  columns: same(),
  ways: same(),
  types: same(),
  kinds: same(),
  things: same(),
}
