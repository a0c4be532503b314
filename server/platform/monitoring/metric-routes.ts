import { createHash, timingSafeEqual } from 'node:crypto'

import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

import type { App } from '#server/platform/answer.ts'
import type { Variables } from '#server/platform/middleware/request-log.ts'

import type { Metrics } from './create-metrics.ts'

const callPrefix = '/:language/webservice'

/** Counts every request under the call or route that answered it. */
export function countRequests(metrics: Metrics): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const route = matchedRoutes(context).findLast(({ method }) => method !== 'ALL')
    const name = route?.path.replace(callPrefix, '') ?? (context.req.method === 'OPTIONS' ? 'preflight' : 'unknown')
    const { status } = context.res
    const outcome = context.get('outcome') ?? (status < 400 ? 'ok' : String(status))
    metrics.answered({ name, outcome, seconds: (performance.now() - started) / 1000 })
  }
}

/** `/metrics`, for whoever knows the token. */
export function metricRoutes(app: App, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`)
  app.get('/metrics', async (context) => {
    if (!timingSafeEqual(digest(context.req.header('Authorization') ?? ''), expected))
      return context.text('The token of METRICS_TOKEN is needed.', 401, { 'WWW-Authenticate': 'Bearer' })
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}

/** Of one length, as `timingSafeEqual` needs it. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
