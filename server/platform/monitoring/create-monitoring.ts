import type { MiddlewareHandler } from 'hono'

import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Variables } from '#server/platform/middleware/request-log.ts'
import { logRequests } from '#server/platform/middleware/request-log.ts'

import { countJobs } from './count-jobs.ts'
import { countOrders } from './count-orders.ts'
import type { JobCount, MetricSources } from './metric-sources.ts'
import { remember } from './remember.ts'
import { identifyRequests } from './request-id.ts'
import { withRequestId } from './write-log.ts'

type Options = {
  readonly logger: Logger
  /** Null = no metrics. */
  readonly metricsToken: string | null
  readonly now: () => number
}
type Sources = Omit<MetricSources, 'orders' | 'jobs'> & { readonly db: Database }

export type Monitoring = {
  /** The log of the service: entries of a request carry its id. */
  readonly log: Logger
  /** Runs around everything else. */
  readonly middleware: readonly MiddlewareHandler<{ Variables: Variables }>[]
  readonly addRoutes: (app: App, sources: Sources) => void
}

/** An operator's counts are as old as this at most, in ms. */
const countedEveryMs = 15_000
const countedWithinMs = 1000

/** What an operator sees of a service: its log and, with a token, its metrics. */
export async function createMonitoring({ logger, metricsToken, now }: Options): Promise<Monitoring> {
  const named = withRequestId(logger)
  if (metricsToken === null)
    return { log: named, middleware: [identifyRequests, logRequests(named, now)], addRoutes: () => undefined }
  // Imported on demand: most processes of developers and tests have no use for it.
  const [{ createMetrics }, { countRequests, metricRoutes }] = await Promise.all([
    import('./create-metrics.ts'),
    import('./metric-routes.ts'),
  ])
  const metrics = createMetrics()
  const log: Logger = (entry) => {
    metrics.logged(entry)
    named(entry)
  }
  return {
    log,
    middleware: [identifyRequests, logRequests(log, now), countRequests(metrics)],
    addRoutes: (app, { db, ...sources }) => {
      const options = { forMs: countedEveryMs, withinMs: countedWithinMs, now }
      metrics.read({
        ...sources,
        orders: remember(() => countOrders(db), new Map(), options),
        jobs: remember<readonly JobCount[]>(() => countJobs(db, now()), [], options),
      })
      metricRoutes(app, metrics, metricsToken)
    },
  }
}
