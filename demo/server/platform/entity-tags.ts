import { createHash } from 'node:crypto'

/** The entity tag of a body. */
export function entityTag(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`
}

/** Whether an `If-None-Match` header names the tag, by weak comparison (RFC 9110, 8.8.3.2 and 13.1.2). */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const known = header.split(',').map((one) => opaque(one.trim()))
  return known.includes('*') || known.includes(opaque(tag))
}

const opaque = (tag: string) => tag.replace(/^W\//, '')
