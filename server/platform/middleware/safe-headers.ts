import type { MiddlewareHandler } from 'hono'

/** One year, in seconds; other names under the host may still be served without HTTPS. */
const strictTransport = 'max-age=31536000'

/**
 * Headers of every reply: browsers do not guess its type, nothing is stored but what says so itself (files, and replies
 * with an entity tag), and in production browsers come by HTTPS only.
 */
export function safeHeaders({ isProduction }: { readonly isProduction: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (isProduction) headers.set('Strict-Transport-Security', strictTransport)
  }
}
