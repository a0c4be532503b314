import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { createRoutes, failure } from './answer.ts'
import { createClock } from './clock.ts'
import { openDatabase } from './db/open-database.ts'
import { seedWhenEmpty } from './db/seed.ts'
import { compress } from './middleware/compress.ts'
import { cors } from './middleware/cors.ts'
import { menuRoutes } from './routes/menu.ts'
import { restaurantRoutes } from './routes/restaurant.ts'
import { shiftRoutes } from './routes/shifts.ts'
import { languageOf } from './texts/language.ts'

export type ServiceOptions = {
  /** A PostgreSQL server; without it an embedded PostgreSQL keeps its data in `dataDir`. */
  readonly databaseUrl?: string
  /** Folder of the embedded one, `.comanda-data` when not said, or 'memory'. */
  readonly dataDir?: string
  /** Address under which browsers reach this service, when it differs from what they ask for. */
  readonly publicUrl?: string
  readonly now?: () => number
}

export type Service = Awaited<ReturnType<typeof createService>>

const maxBodyBytes = 256 * 1024

/** The reference web service (architecture decision 13): every call of the contract on a real PostgreSQL. */
export async function createService({ databaseUrl, dataDir, publicUrl, now }: ServiceOptions = {}) {
  const clock = createClock(now)
  const database = await openDatabase({ databaseUrl, dataDir, fill: (db) => seedWhenEmpty(db, clock.now()) })
  const app = new Hono()
  app.use(cors)
  app.use(compress)
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) =>
        context.json(failure({ code: 'VALIDATION', values: { fields: 'JSON' } }, languageOf(context.req.path)), 413),
    }),
  )
  const routes = createRoutes(app, { db: database.db, clock, publicUrl })
  restaurantRoutes(routes)
  shiftRoutes(routes)
  menuRoutes(routes)
  app.notFound((context) => context.json(failure({ code: 'ENTITY_NOT_FOUND' }, languageOf(context.req.path)), 404))
  app.onError((_error, context) => context.json(failure({ code: 'SERVER_ERROR' }, languageOf(context.req.path)), 500))
  return { app, db: database.db, clock, close: database.close }
}
