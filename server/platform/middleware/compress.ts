import type { Context, MiddlewareHandler } from 'hono'

import type { Encoding } from '#server/platform/compressed.ts'
import { compressed, encodings } from '#server/platform/compressed.ts'

import type { Variables } from './request-log.ts'

/** Events are sent as they come, so that they are never put together to be compressed. */
const compressible = /^(application\/json|text\/(?!event-stream)|image\/svg)/
const smallest = 1024

/** Compresses texts; hono's own middleware does not know brotli. A kept reply has its compressed forms beside it. */
export const compress: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  await next()
  if (!compressible.test(context.res.headers.get('Content-Type') ?? '')) return
  if (context.res.headers.has('Content-Encoding')) return
  context.header('Vary', 'Accept-Encoding', { append: true })
  const encoding = acceptedEncoding(context)
  if (!encoding) return
  // Read after the header was set: hono puts another response in the place of the first.
  const { res } = context
  const kept = context.get('encodedReply')
  const body = kept?.body ?? new Uint8Array(await res.arrayBuffer())
  const { status, headers } = res
  context.res = undefined
  if (body.byteLength < smallest) {
    context.res = new Response(body, { status, headers })
    return
  }
  const bytes = await (kept ? kept.compressed(encoding) : compressed(body, encoding))
  context.res = new Response(bytes, { status, headers })
  context.res.headers.set('Content-Encoding', encoding)
  context.res.headers.delete('Content-Length')
}

function acceptedEncoding(context: Context): Encoding | undefined {
  const accepted = (context.req.header('Accept-Encoding') ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  return encodings.find((name) => accepted.includes(name))
}
