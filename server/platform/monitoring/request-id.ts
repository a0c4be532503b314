import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

import type { MiddlewareHandler } from 'hono'

const running = new AsyncLocalStorage<string>()

/** The reply header that names the request; its log lines carry the same id. */
export const requestIdHeader = 'X-Request-Id'

/** The id of the request in which the caller runs; null outside of requests, as in background work. */
export function currentRequestId(): string | null {
  return running.getStore() ?? null
}

/**
 * Gives each request an id: that of the trace a proxy has begun (`traceparent`), otherwise a new one. It stands in the
 * reply and in every log line that is written meanwhile.
 */
export const identifyRequests: MiddlewareHandler = async (context, next) => {
  const id = traceIdOf(context.req.header('traceparent')) ?? randomBytes(16).toString('hex')
  await running.run(id, next)
  context.res.headers.set(requestIdHeader, id)
}

const traceparent = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/
const onlyZeros = /^0+$/

/** The trace id of a W3C `traceparent` header; null when there is none or it is not valid (https://w3.org/TR/trace-context). */
export function traceIdOf(header: string | undefined): string | null {
  const [, version, traceId = '', parentId = '', more] = traceparent.exec(header ?? '') ?? []
  if (version === undefined || onlyZeros.test(traceId) || onlyZeros.test(parentId)) return null
  // Later versions may say more at the end, the first one may not.
  return version === '00' && more !== undefined ? null : traceId
}
