/** A value that an agent gives: how it is described to it (JSON Schema), and how it is read; undefined = it does not fit. */
export type Field<T> = { readonly schema: object; readonly read: (value: unknown) => T | undefined }
export type Fields = Readonly<Record<string, Field<unknown>>>

// Not zod: the parts of it that nothing else uses would be loaded before the menu, with those that are.

export function textField(description: string, maxLength: number): Field<string> {
  return {
    schema: { type: 'string', maxLength, description },
    read: (value) => (typeof value === 'string' && value.length <= maxLength ? value : undefined),
  }
}

/** One of some words. */
export function wordField<W extends string>(description: string, words: readonly W[]): Field<W> {
  return {
    schema: { type: 'string', enum: words, description },
    read: (value) => words.find((word) => word === value),
  }
}

/** An id or a name, as text. */
export function idOrNameField(description: string): Field<string> {
  return {
    schema: { type: ['string', 'number'], description },
    read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined),
  }
}

/** From 1 on. */
export function countField(description: string, maximum: number): Field<number> {
  return {
    schema: { type: 'integer', minimum: 1, maximum, description },
    read: (value) => {
      const count = Number.isInteger(value) ? Number(value) : 0
      return count >= 1 && count <= maximum ? count : undefined
    },
  }
}

export function listField<T>(description: string, item: Field<T>): Field<readonly T[]> {
  return {
    schema: { type: 'array', items: item.schema, description },
    read: (value) => {
      if (!Array.isArray(value)) return undefined
      const items = value.map(item.read)
      const fitting = items.filter((one) => one !== undefined)
      return fitting.length === items.length ? fitting : undefined
    },
  }
}
