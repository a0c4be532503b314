import { setTimeout as sleep } from 'node:timers/promises'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

import type { Logger } from '#demo/server/platform/middleware/request-log.ts'

import type { Database } from './database.ts'
import { asDatabase } from './database.ts'
import { newestMigration } from './migration-state.ts'
import { retryTransaction } from './retry-transaction.ts'
import { watchServer } from './server-state.ts'

type ServerOptions = {
  readonly migrationsFolder: string
  readonly casing: 'snake_case'
  readonly log: Logger
  readonly fill: (db: Database) => Promise<void>
}

/** How long a call waits for a connection, new or of the pool, before it is answered with an error. */
const connectionTimeoutMs = 15_000
/** How long closing waits for queries that are still running. */
const closeWithinMs = 5000

/**
 * Opens a PostgreSQL server, brings its tables up to date and fills it when it is new. A connection that is lost fails
 * the calls that use it and nothing else: the pool opens another one for the next call.
 */
export async function openServer(url: string, { migrationsFolder, casing, log, fill }: ServerOptions) {
  const pool = openPool(url, log)
  const driver = drizzle({ client: pool, casing })
  // drizzle-orm 0.45.4 takes a connection from the pool and does not return it when `begin` fails, so that after ten
  // failures no connection is left. Here the connection is returned in every case.
  driver.transaction = (work, config) =>
    retryTransaction(() => onOneConnection(pool, (client) => drizzle({ client, casing }).transaction(work, config)), {
      log,
    })
  const db = asDatabase(driver)
  const watch = watchServer({ url, newest: await newestMigration(migrationsFolder) })
  const close = async () => {
    await Promise.race([Promise.all([pool.end(), watch.close()]), sleep(closeWithinMs, undefined, { ref: false })])
  }
  try {
    await onOneConnection(pool, async (client) => {
      // Several processes may start at once: one migrates and fills, the others wait for it.
      await client.query("select pg_advisory_lock(hashtext('comanda'))")
      await migrate(drizzle({ client, casing }), { migrationsFolder })
      await fill(db)
      await client.query("select pg_advisory_unlock(hashtext('comanda'))")
    })
  } catch (error) {
    await close()
    throw error
  }
  return { db, close, state: watch.state }
}

function openPool(url: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'comanda',
  })
  // Node ends the process for an 'error' event without a listener. The pool passes on the errors of idle connections
  // only; a connection in use needs a listener of its own (https://node-postgres.com/apis/pool#events).
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', (error) => log({ event: 'database-connection-lost', level: 'info', name: error.name }))
  })
  return pool
}

/** Runs `work` on one connection and returns the connection to the pool, which removes it when it is broken. */
async function onOneConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
