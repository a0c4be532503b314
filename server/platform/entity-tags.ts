import { createHash } from 'node:crypto'

import type { Context } from 'hono'

/** The entity tag of a body. */
export function entityTag(body: Uint8Array | string): string {
  return `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`
}

/** Whether an `If-None-Match` header names the tag, by weak comparison (RFC 9110, 8.8.3.2 and 13.1.2). */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const known = header.split(',').map((one) => opaque(one.trim()))
  return known.includes('*') || known.includes(opaque(tag))
}

const opaque = (tag: string) => tag.replace(/^W\//, '')

type File = {
  readonly body: Uint8Array<ArrayBuffer> | string
  readonly headers: Readonly<Record<string, string>>
  /** Left out = of the body. */
  readonly etag?: string
}

/** Sends a file with its entity tag, or 304 to a caller that has it already. */
export function sendFile(context: Context, { body, headers, etag = `W/${entityTag(body)}` }: File): Response {
  const tagged = { ...headers, ETag: etag }
  if (isKnown(context.req.header('If-None-Match'), etag)) return context.body(null, 304, tagged)
  return context.body(body, 200, tagged)
}
