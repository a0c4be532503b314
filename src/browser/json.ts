/**
 * Writes plain data as JSON. A page may have put `toJSON` on the prototypes of arrays or objects (Prototype to 1.7, old
 * JSON scripts), and `JSON.stringify` would ask it; where one is found the text is written without it.
 */
export function toJson(value: unknown): string {
  return 'toJSON' in [] ? written(value, false) : JSON.stringify(value)
}

/** The same text for the same data, whatever the order of the keys: for comparing and for names of queries. */
export function toSortedJson(value: unknown): string {
  return written(value, true)
}

function written(value: unknown, isSorted: boolean): string {
  // Text, numbers, truth values and null are written without asking for `toJSON`.
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts: string[] = []
  if (Array.isArray(value)) {
    for (const item of value) parts.push(written(item, isSorted))
    return `[${parts.join(',')}]`
  }
  const keys = Object.keys(value)
  for (const key of isSorted ? keys.sort() : keys) {
    const item: unknown = Reflect.get(value, key)
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${written(item, isSorted)}`)
  }
  return `{${parts.join(',')}}`
}
