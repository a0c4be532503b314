import { toJson } from '#src/browser/json.ts'

/** JSON with build id and checksum: detects corruption, not tampering. */
export type WithChecksum = { readonly build: string; readonly sum: number; readonly text: string }

// The address of a chunk names the build (tools/build-id.ts).
const build = import.meta.url

/** Wraps decoded data so that the next visit can skip the codecs, which cost 80 ms on a slow phone. */
export function withChecksum(content: unknown): WithChecksum {
  const text = toJson(content)
  return { build, sum: sumOf(text), text }
}

/** Returns what `withChecksum` was given; undefined when another build wrote it or the checksum does not match. */
export function readWithChecksum(stored: unknown): unknown {
  const { build: writer, sum, text } = (stored ?? {}) as Partial<WithChecksum>
  return writer === build && typeof text === 'string' && sum === sumOf(text) ? JSON.parse(text) : undefined
}

function sumOf(text: string): number {
  let sum = text.length
  for (let index = 0; index < text.length; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  return sum
}
