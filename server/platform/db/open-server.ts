import { setTimeout as sleep } from 'node:timers/promises'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

import type { Logger } from '#server/platform/logger.ts'
import type { DatabaseLimits } from '#server/settings/settings.ts'

import type { Database } from './database.ts'
import { asDatabase } from './database.ts'
import { newestMigration, refuseOlderTables } from './migration-state.ts'
import { onOneConnection, openPool } from './open-pool.ts'
import { retryTransaction } from './retry-transaction.ts'
import { watchServer } from './server-state.ts'

type ServerOptions = {
  readonly migrationsFolder: string
  readonly casing: 'snake_case'
  readonly replicaUrl: string | null
  readonly limits: DatabaseLimits
  /** In ms. */
  readonly slowStatementMs: number
  readonly log: Logger
  readonly fill: (db: Database) => Promise<void>
}

/** A replica that does not take a connection by then is left out, in ms: the server itself is asked. */
const replicaWaitMs = 500

/** How long closing waits for queries that are still running. */
const closeWithinMs = 5000

/**
 * Opens a PostgreSQL server, brings its tables up to date and fills it when it is new. A connection that is lost fails
 * the calls that use it and nothing else: the pool opens another one for the next call.
 */
export async function openServer(
  url: string,
  { migrationsFolder, casing, fill, replicaUrl, ...options }: ServerOptions,
) {
  await onOwnConnection({ url, connectWithinMs: options.limits.waitMs }, async (client) => {
    const driver = drizzle({ client, casing })
    // Several processes may start at once: one migrates and fills, the others wait for it.
    await client.query("select pg_advisory_lock(hashtext('comanda'))")
    await refuseOlderTables((sql) => client.query(sql), migrationsFolder)
    await migrate(driver, { migrationsFolder })
    await fill(asDatabase(driver))
  })
  const pool = openPool({ url, ...options })
  const atReplica = { ...options, limits: { ...options.limits, waitMs: replicaWaitMs } }
  const replicaPool = replicaUrl === null ? null : openPool({ url: replicaUrl, ...atReplica })
  const watch = watchServer({ url, newest: await newestMigration(migrationsFolder) })
  const close = async () => {
    await Promise.race([
      Promise.all([pool.end(), replicaPool?.end(), watch.close()]),
      sleep(closeWithinMs, undefined, { ref: false }),
    ])
  }
  const poolState = () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  const databaseOf = (each: pg.Pool) => databaseOn(each, { casing, log: options.log })
  const replica = replicaPool && databaseOf(replicaPool)
  return { db: databaseOf(pool), replica, close, state: watch.state, pool: poolState }
}

function databaseOn(pool: pg.Pool, { casing, log }: Pick<ServerOptions, 'casing' | 'log'>): Database {
  const driver = drizzle({ client: pool, casing })
  // drizzle-orm 0.45.4 takes a connection from the pool and does not return it when `begin` fails, so that after ten
  // failures no connection is left. Here the connection is returned in every case.
  driver.transaction = (work, config) =>
    retryTransaction(() => onOneConnection(pool, (client) => drizzle({ client, casing }).transaction(work, config)), {
      log,
    })
  return asDatabase(driver)
}

type Own = { readonly url: string; readonly connectWithinMs: number }

/** A connection without the limits of calls: a migration of a large table takes its time. Its locks end with it. */
async function onOwnConnection({ url, connectWithinMs }: Own, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    application_name: 'comanda-migrations',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await work(client)
  } catch (error) {
    // pg 8.23 says so by this text alone.
    if (error instanceof Error && error.message === 'timeout expired') Object.assign(error, { code: 'ETIMEDOUT' })
    throw error
  } finally {
    await client.end()
  }
}
