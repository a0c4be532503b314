type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

const maxFields = 10

/**
 * Describes what is wrong in a reply, one line per field: `prodotti[3].prezzo: expected a number; got text`. Received
 * text is not repeated, because it may be personal.
 */
export function describeMalformed(issues: readonly Issue[], data: unknown): string[] {
  const lines = issues.slice(0, maxFields).map(({ path, message }) => {
    const field = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
    return `${field.slice(1) || 'data'}: ${message}; got ${kindOf(valueAt(data, path))}`
  })
  return issues.length > maxFields ? [...lines, `${issues.length - maxFields} more`] : lines
}

/** Describes a body that is not the envelope of a reply (contract 1.1); `content` is undefined when it is not JSON. */
export function describeNoReply(content: unknown): string {
  return `expected an object with success, data and messages; got ${content === undefined ? 'no JSON' : kindOf(content)}`
}

/** Numbers and booleans as they are, everything else by its kind. */
function kindOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value == null) return 'nothing'
  if (typeof value === 'string') return 'text'
  return Array.isArray(value) ? 'a list' : 'an object'
}

/** The value at a path; its nearest parent where a codec has split a text (`"1,2"`). */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key]
  }
  return value
}
