/** The fields of a part of a file, or of something in it. */
export type Json = { readonly [field: string]: unknown }

/** An object that holds fields, and no list. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
