import { textLimit } from '#src/contract/text-limits.ts'

import type { Schema } from './json-schema.ts'

/** Adds the longest length of each text to the schema of a request (contract 1.2). */
export function withTextLimits(schema: Schema, key = ''): Schema {
  const { properties, items, anyOf, oneOf } = schema as Parts
  return {
    ...schema,
    ...(isFreeText(schema) && { maxLength: textLimit(key) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, withTextLimits(of, name)])),
    }),
    ...(items && { items: withTextLimits(items, key) }),
    ...(anyOf && { anyOf: anyOf.map((one) => withTextLimits(one, key)) }),
    ...(oneOf && { oneOf: oneOf.map((one) => withTextLimits(one, key)) }),
  }
}

type Parts = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

function isFreeText({ type, ...others }: Schema): boolean {
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'))
  return isText && !['enum', 'const', 'format', 'pattern'].some((keyword) => keyword in others)
}
