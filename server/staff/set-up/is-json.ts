import type { Json } from './file-part.ts'

/** An object that holds fields, and no list. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
