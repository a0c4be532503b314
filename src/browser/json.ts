/**
 * Writes plain data as JSON. Some pages add `toJSON` to the prototypes of arrays or objects (Prototype up to 1.7, old
 * JSON scripts), which `JSON.stringify` would call; there the JSON is written without it.
 */
export function toJson(value: unknown): string {
  return 'toJSON' in [] ? written(value, false) : JSON.stringify(value)
}

/** JSON with sorted keys: equal data gives equal text. For comparisons and query hashes. */
export function toSortedJson(value: unknown): string {
  return written(value, true)
}

function written(value: unknown, isSorted: boolean): string {
  // `JSON.stringify` calls no `toJSON` for strings, numbers, booleans and null.
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
