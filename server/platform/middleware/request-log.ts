import type { MiddlewareHandler } from 'hono'

import type { EncodedReply } from '#server/platform/encoded-replies.ts'
import type { LogEntry, Logger } from '#server/platform/logger.ts'

export type Variables = {
  outcome: string
  /** The kept reply that is being sent, for `compress`. */
  encodedReply: EncodedReply
}

/** One line for each request: never a body, a query, an address or a key (API-08, features 14). */
export function logRequests(log: Logger, now: () => number): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const started = performance.now()
    await next()
    log({
      event: 'request',
      level: 'info',
      at: new Date(now()).toISOString(),
      method: context.req.method,
      path: loggedPath(context.req.path),
      status: context.res.status,
      outcome: context.get('outcome') ?? null,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }
}

/** A path without the secret of a printer, which stands in it. */
function loggedPath(path: string): string {
  return path.replace(/^\/print\/[^/]+/, '/print/…')
}

/** An error without its message: those of the database carry the values that were written. */
export function errorEntry(error: Error, path: string): LogEntry {
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = cause && 'code' in cause ? cause.code : undefined
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    event: 'error',
    level: 'error',
    path: loggedPath(path),
    name: error.name,
    cause: cause?.message,
    code,
    stack,
  }
}
