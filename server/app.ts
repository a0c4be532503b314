import { join } from 'node:path'

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { googleRoutes } from './accounts/google/google-routes.ts'
import type { PostPush } from './alerts/staff-push.ts'
import { createStaffPush } from './alerts/staff-push.ts'
import { answerCalls } from './answer-calls.ts'
import { answerFailures, fail } from './answer-failures.ts'
import { paidBills } from './bills/paid-bill.ts'
import type { Edition, EditionOf } from './editions/edition.ts'
import { production } from './editions/production.ts'
import { legalRoutes } from './legal/legal-routes.ts'
import { operatorRoutes } from './operators/operator-routes.ts'
import { paidOrders } from './orders/paid-order.ts'
import { ownJobs } from './own-jobs.ts'
import { checkAccounts } from './payments/accounts/check-accounts.ts'
import { createProviderSource } from './payments/accounts/provider-source.ts'
import type { PayableHandlers } from './payments/paid-entity.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { paymentPageRoutes } from './payments/payment-page-routes.ts'
import { webhookRoutes } from './payments/payment-routes.ts'
import { createPlaceSearch } from './places/geocoder/place-search.ts'
import type { App } from './platform/answer.ts'
import { claimDatabase } from './platform/db/claim-database.ts'
import type { DatabaseOptions } from './platform/db/open-database.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { EncodedReplies } from './platform/encoded-replies.ts'
import { createEncodedReplies } from './platform/encoded-replies.ts'
import { healthRoutes } from './platform/health-routes.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { createLimits } from './platform/limits/limits.ts'
import type { Logger } from './platform/logger.ts'
import { errorsOnly } from './platform/logger.ts'
import { compress } from './platform/middleware/compress.ts'
import { cors } from './platform/middleware/cors.ts'
import { safeHeaders } from './platform/middleware/safe-headers.ts'
import type { Monitoring } from './platform/monitoring/create-monitoring.ts'
import { createMonitoring } from './platform/monitoring/create-monitoring.ts'
import { openapiRoutes } from './platform/openapi-routes.ts'
import { createClock } from './platform/service-clock.ts'
import { printRoutes } from './printers/print-routes.ts'
import { paidReservations } from './reservations/paid-reservation.ts'
import { resourceRoutes } from './resources/resource-routes.ts'
import { defaultSettings } from './settings/read-settings.ts'
import type { Settings } from './settings/settings.ts'
import type { WireMode } from './settings/wire-mode.ts'
import { createTicketSource } from './staff/ticket-to-print.ts'

/** Settings that are left out have their default (`defaultSettings`). */
export type ServiceOptions = Partial<Omit<Settings, 'port' | 'closeWithinMs'>> &
  Pick<DatabaseOptions, 'snapshot'> & {
    /** Default: production. */
    readonly edition?: EditionOf
    readonly logger?: Logger
    readonly now?: () => number
    /** The folder with the build of the desk's page (`vite.desk.config.ts`). */
    readonly deskFiles?: string
    /** Posts push messages to staff; to the public internet when left out. */
    readonly postPush?: PostPush
    /** Milliseconds between two looks for due jobs; default: none, as in tests, which call `sweep` themselves. */
    readonly jobsEveryMs?: number
  }

export type Service = Awaited<ReturnType<typeof createService>>

const builtDesk = join(import.meta.dirname, '../dist-desk')
const maxBodyBytes = 256 * 1024
/** A table of at most 1 MB, which the desk sends cut into cells. */
const maxTableBytes = 3 * 1024 * 1024
const tablePaths: ReadonlySet<string> = new Set(['/staff/api/menu/preview', '/staff/api/menu/import'])
/** Everything that can be paid online, by kind. */
const entities: PayableHandlers = { order: paidOrders, reservation: paidReservations, bill: paidBills }

/** The reference web service (decision 13): the calls of the contract on a real PostgreSQL. */
export async function createService({
  edition: editionOf = production,
  logger = errorsOnly,
  now,
  jobsEveryMs,
  deskFiles = builtDesk,
  snapshot: content,
  ...options
}: ServiceOptions = {}) {
  const settings = { ...defaultSettings, ...options }
  const { publicUrl, siteOrigin, trustedProxies, wire } = settings
  const edition = await editionOf(settings)
  const { google, geocoder } = edition
  const clock = createClock(now)
  const closing = new AbortController()
  const monitoring = await createMonitoring({ logger, metricsToken: settings.metricsToken, now: clock.now })
  const { log } = monitoring
  const {
    db,
    replica,
    close: closeDatabase,
    state: databaseState,
    pool,
    snapshot,
  } = await openDatabase({
    databaseUrl: settings.databaseUrl,
    replicaUrl: settings.databaseReadUrl,
    limits: settings.databaseLimits,
    slowStatementMs: settings.slowStatementMs,
    dataDir: settings.dataDir,
    snapshot: content,
    log,
    fill: async (opened) => {
      await claimDatabase(opened, edition.name)
      await edition.fill(opened, clock.now())
      await checkAccounts(opened, settings.secretsKeys)
    },
  })

  const app: App = new Hono()
  addMiddleware(app, { monitoring, edition, publicUrl })

  const jobs = createJobs({ db, log, now: now ?? Date.now })
  const providers = createProviderSource({
    environment: await edition.providers({ db, clock }),
    make: (keys) => edition.providers({ db, clock }, keys),
    secretsKeys: settings.secretsKeys,
    log,
  })
  const payments = { db, clock, log, jobs, entities, providers }
  const staffPush = createStaffPush({ db, settings, post: options.postPush })
  const replies = repliesToKeep(settings.keptReplyBytes, wire)
  const limits = createLimits({ db, addressFactor: settings.addressLimitFactor })
  const callDeps = { db, replica, clock, publicUrl, siteOrigin, trustedProxies, limits, hasGeocoder: geocoder !== null }
  const findPlaces = createPlaceSearch(geocoder, log)
  const telephone = answerCalls(app, { ...callDeps, replies }, { google, payments, findPlaces })
  legalRoutes(app, db)
  resourceRoutes(app, { db, findPhoto: edition.findPhoto })
  healthRoutes(app, { databaseState, isClosing: () => closing.signal.aborted })
  monitoring.addRoutes(app, { db, databaseState, pool, keptBytes: () => replies?.bytes() ?? 0 })
  openapiRoutes(app)
  webhookRoutes(app, payments)
  paymentPageRoutes(app, { payments, siteOrigin, limits, trustedProxies })
  printRoutes(app, { ...payments, limits, trustedProxies, ticketOf: createTicketSource(db) })
  googleRoutes(app, { db, google, siteOrigin })
  jobs.handle([...edition.jobs(app, payments), ...(await ownJobs(payments, settings, staffPush))])
  answerFailures(app, log)
  const desk = { telephone, staffPush, deskFiles, closing: closing.signal, ...ofDesk(settings, edition, payments) }
  edition.addRoutes(app, { payments, limits, sweep: jobs.runAll, trustedProxies, ...desk })
  operatorRoutes(app, { payments, limits, publicUrl, trustedProxies })
  if (jobsEveryMs !== undefined) await jobs.start(jobsEveryMs)

  function announceClosing(): void {
    closing.abort()
    jobs.stopTaking()
  }
  /** Jobs that still run at the deadline are given back; without one it waits for them. */
  async function close(deadline?: AbortSignal): Promise<void> {
    announceClosing()
    await jobs.close(deadline)
    await closeDatabase()
  }

  return { app, db, clock, payments, replies, sweep: jobs.runAll, announceClosing, close, snapshot }
}

/** The addresses that the desk names, and how it sets payment accounts. */
function ofDesk(
  { publicUrl, siteOrigin, widgetUrl, docsUrl, mapTiles, secretsKeys }: Settings,
  { isEmulated, makeSetup }: Edition,
  base: Pick<PaymentDeps, 'db' | 'clock'>,
) {
  const paymentAccounts = { secretsKeys, isEmulated, makeSetup: makeSetup(base) }
  return { publicUrl, siteOrigin, widgetUrl, docsUrl, mapTiles, paymentAccounts }
}

type MiddlewareParts = {
  readonly monitoring: Monitoring
  readonly edition: Edition
  readonly publicUrl: string | undefined
}

/** What runs around every route, the outermost first. */
function addMiddleware(app: App, { monitoring, edition, publicUrl }: MiddlewareParts): void {
  for (const middleware of monitoring.middleware) app.use(middleware)
  app.use(safeHeaders({ isProduction: edition.name === 'production' }))
  app.use(cors(publicUrl))
  const limited = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => context.json(fail(context.req.path, 'BODY_TOO_LARGE'), 413) })
  const [usual, ofTables] = [limited(maxBodyBytes), limited(maxTableBytes)]
  app.use((context, next) => (tablePaths.has(context.req.path) ? ofTables : usual)(context, next))
  app.use(compress)
  for (const middleware of edition.middleware) app.use(middleware)
}

/** Replies that are rewritten for tests are not kept. */
function repliesToKeep(maxBytes: number, wire: WireMode | null): EncodedReplies | null {
  return maxBytes > 0 && !wire ? createEncodedReplies(maxBytes) : null
}
