import { listOf } from '#src/browser/lists.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/**
 * A random UUID as idempotency key: the service recognises a repeated order by it. `crypto.randomUUID` exists only in
 * secure contexts and pages may replace it, so its result is checked and there is a fallback.
 */
export function newIdempotencyKey(): string {
  const given: unknown = crypto.randomUUID?.()
  return typeof given === 'string' && uuid.test(given) ? given : uuidOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** Version 4, variant 10xx of RFC 9562, from 16 random bytes. */
function uuidOf(bytes: Uint8Array): string {
  const hex = listOf(16, (index) => {
    const byte = bytes[index] ?? 0
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
