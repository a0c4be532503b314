import { toJson } from '#src/browser/json.ts'

/** A text that only the build which wrote it takes back, and only as it was written. */
export type Sealed = { readonly build: string; readonly sum: number; readonly text: string }

// The address of a chunk names the build (tools/build-id.ts).
const build = import.meta.url

/** Shuts away what is valid as it is, so that reading it back need not judge it again. */
export function seal(content: unknown): Sealed {
  const text = toJson(content)
  return { build, sum: sumOf(text), text }
}

/** What `seal` was given; undefined when another build wrote it, or it has been changed since. */
export function unseal(stored: unknown): unknown {
  const { build: writer, sum, text } = (stored ?? {}) as Partial<Sealed>
  return writer === build && typeof text === 'string' && sum === sumOf(text) ? JSON.parse(text) : undefined
}

function sumOf(text: string): number {
  let sum = text.length
  for (let index = 0; index < text.length; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  return sum
}
