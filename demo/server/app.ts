import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { WireMode } from '#tools/contract/wire-mode.ts'
import { wireModeOf } from '#tools/contract/wire-mode.ts'

import { createRoutes, failure } from './answer.ts'
import { createClock } from './clock.ts'
import type { DatabaseOptions } from './db/open-database.ts'
import { openDatabase } from './db/open-database.ts'
import { seedWhenEmpty } from './db/seed.ts'
import { sqlStateOf } from './db/sql-state.ts'
import { googleRoutes } from './google/google-routes.ts'
import { googleSetup } from './google/id-token.ts'
import { creditDueOrders } from './loyalty/credit-due-orders.ts'
import { compress } from './middleware/compress.ts'
import { cors } from './middleware/cors.ts'
import { createFaults } from './middleware/faults.ts'
import type { Logger, Variables } from './middleware/log.ts'
import { errorEntry, errorsOnly, logRequests } from './middleware/log.ts'
import { announceAll } from './payments/announce.ts'
import { carryOut } from './payments/carry-out.ts'
import { lapseAllOverdue } from './payments/lapse-unpaid.ts'
import { emulatorRoutes, openPayments } from './payments/open-payments.ts'
import { sweepAgainAndAgain } from './payments/sweep.ts'
import { readProviderKeys } from './provider-keys.ts'
import { accountRoutes } from './routes/account.ts'
import { addressRoutes } from './routes/addresses.ts'
import { billingRoutes } from './routes/billing.ts'
import { menuRoutes } from './routes/menu.ts'
import { messagingRoutes } from './routes/messaging.ts'
import { openapiRoutes } from './routes/openapi.ts'
import { orderRoutes } from './routes/orders.ts'
import { paymentPageRoutes } from './routes/payment-page.ts'
import { paymentRoutes, webhookRoutes } from './routes/payments.ts'
import { placeRoutes } from './routes/places.ts'
import { reservationRoutes } from './routes/reservations.ts'
import { resourceRoutes } from './routes/resources.ts'
import { restaurantRoutes } from './routes/restaurant.ts'
import { savingsRoutes } from './routes/savings.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { shiftRoutes } from './routes/shifts.ts'
import { staffControlRoutes } from './routes/staff-controls.ts'
import { staffMessageRoutes } from './routes/staff-messages.ts'
import { staffPageRoutes } from './routes/staff-page.ts'
import { staffReservationRoutes } from './routes/staff-reservations.ts'
import { staffRoutes } from './routes/staff.ts'
import { trialRoutes } from './routes/trials.ts'
import { languageOf } from './texts/language.ts'
import type { RefusalCode } from './texts/messages.ts'

export type ServiceOptions = Pick<DatabaseOptions, 'databaseUrl' | 'dataDir' | 'snapshot'> & {
  /** Address under which browsers reach this service, when it differs from what they ask for. */
  readonly publicUrl?: string | undefined
  /** Where the sites of the demo's restaurants are. */
  readonly siteOrigin?: string | undefined
  /** Where the keys of the providers are read from; the process's own when not said. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** How many proxies of yours stand in front and name the caller in X-Forwarded-For; none when not said. */
  readonly trustedProxies?: number
  readonly logger?: Logger
  readonly now?: () => number
  /** How often lapsed orders, refunds, points and webhooks are seen to; never when not said, as in tests, which call `sweep`. */
  readonly sweepEveryMs?: number
  /** Serves /test/* too. */
  readonly isTest?: boolean
  /** Writes replies in other forms than the documented ones, to see that readers take them; null = as documented. */
  readonly wire?: WireMode | null
}

export type Service = Awaited<ReturnType<typeof createService>>

const maxBodyBytes = 256 * 1024
const noSweep = async () => undefined

/** The reference web service (decision 13): the calls of the contract on a real PostgreSQL. */
export async function createService({
  publicUrl,
  siteOrigin = 'http://127.0.0.1:8789',
  environment = process.env,
  trustedProxies = 0,
  logger = errorsOnly,
  now,
  sweepEveryMs,
  isTest = process.env.COMANDA_TEST === '1',
  wire = wireModeOf(process.env.COMANDA_WIRE),
  ...database
}: ServiceOptions = {}) {
  const keys = readProviderKeys(environment)
  const google = googleSetup(keys)
  const clock = createClock(now)
  const faults = createFaults()
  const {
    db,
    close: closeDatabase,
    snapshot,
  } = await openDatabase({
    ...database,
    log: logger,
    fill: (empty) => seedWhenEmpty(empty, clock.now()),
  })

  const app = new Hono<{ Variables: Variables }>()
  const fail = (path: string, code: RefusalCode) => failure({ code }, languageOf(path))
  app.use(logRequests(logger, clock.now))
  app.use(cors(publicUrl))
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => context.json(fail(context.req.path, 'BODY_TOO_LARGE'), 413),
    }),
  )
  app.use(faults.middleware)
  app.use(compress)
  // What reads the whole contract is fetched only by tests.
  if (wire) app.use((await import('./middleware/wire.ts')).writesAsOthersDo(wire))

  const payments = await openPayments({ db, clock, log: logger }, keys)
  const routes = createRoutes(app, { db, clock, publicUrl, siteOrigin, google, providers: payments, trustedProxies })
  restaurantRoutes(routes)
  placeRoutes(routes)
  shiftRoutes(routes)
  menuRoutes(routes)
  sessionRoutes(routes)
  accountRoutes(routes)
  addressRoutes(routes)
  billingRoutes(routes)
  orderRoutes(routes, payments)
  paymentRoutes(routes, payments)
  reservationRoutes(routes, payments)
  savingsRoutes(routes)
  messagingRoutes(routes)
  resourceRoutes(app, db)
  openapiRoutes(app)
  webhookRoutes(app, payments)
  paymentPageRoutes(app, payments, siteOrigin)
  googleRoutes(app, { db, clock, google, siteOrigin })
  emulatorRoutes(app, payments)
  staffPageRoutes(app)
  staffRoutes(app, payments)
  staffReservationRoutes(app, payments)
  staffControlRoutes(app, db)
  staffMessageRoutes(app, db, clock)
  /** What time and other machines leave to be done: lapsed orders, refunds, points, webhooks of the emulators. */
  async function sweep(): Promise<void> {
    await announceAll(app, payments)
    await lapseAllOverdue(payments)
    await carryOut(payments)
    await creditDueOrders(payments)
  }
  if (isTest) trialRoutes(app, { db, clock, faults, sweep })

  const stopSweeping = sweepEveryMs === undefined ? noSweep : sweepAgainAndAgain(sweep, sweepEveryMs, logger)
  async function close(): Promise<void> {
    await stopSweeping()
    await closeDatabase()
  }

  app.notFound((context) => context.json(fail(context.req.path, 'ENTITY_NOT_FOUND'), 404))
  app.onError((error, context) => {
    if (isUnstorable(error))
      return context.json(failure({ code: 'VALIDATION', values: { fields: 'JSON' } }, languageOf(context.req.path)))
    logger(errorEntry(error, context.req.path))
    return context.json(fail(context.req.path, 'SERVER_ERROR'), 500)
  })
  return { app, db, clock, faults, payments, sweep, close, snapshot }
}

/** A value no column can hold, such as an id of twenty digits or a text with a zero byte: PostgreSQL's class 22. */
function isUnstorable(error: Error): boolean {
  return sqlStateOf(error)?.startsWith('22') === true
}
