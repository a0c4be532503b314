import pg from 'pg'

import type { Logger } from '#server/platform/logger.ts'
import type { DatabaseLimits } from '#server/settings/settings.ts'

import { logSlowStatements } from './slow-statements.ts'
import { QueueFullError, isConnectionLost } from './unavailable.ts'

type PoolOptions = {
  readonly url: string
  readonly limits: DatabaseLimits
  /** In ms. */
  readonly slowStatementMs: number
  readonly log: Logger
}

/** Beside the server's own limit: ends a statement whose reply is lost with the network. */
const lostReplyMs = 2000

/**
 * The connections for the calls of clients. Each wait has an end: for a connection, in the queue before it, for a
 * statement, a lock, and the next statement of a transaction.
 */
export function openPool({ url, limits, slowStatementMs, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.statementMs + lostReplyMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'comanda',
  })
  // Node ends the process for an 'error' event without a listener. The pool passes on the errors of idle connections
  // only; a connection in use needs a listener of its own (https://node-postgres.com/apis/pool#events).
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', (error) => log({ event: 'database-connection-lost', level: 'info', name: error.name }))
    logSlowStatements(client, { slowMs: slowStatementMs, log })
  })
  boundQueue(pool, limits)
  queryAsCaller(pool)
  return pool
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** Refuses at once when the queue is full. pg-pool has no limit of its own; `query` calls `connect` too. */
function boundQueue(pool: pg.Pool, { poolSize, queueLength }: DatabaseLimits): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => Promise<pg.PoolClient>
  const bounded = (callback?: Connected) => {
    // Some of those that wait get a free connection in the next moment.
    const free = poolSize - pool.totalCount + pool.idleCount
    if (pool.waitingCount - free < queueLength) return connect(callback)
    const error = new QueueFullError(`${queueLength} calls wait for a connection.`)
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => undefined)
    return undefined
  }
  pool.connect = bounded as pg.Pool['connect']
}

/**
 * pg-pool starts a query that has waited from within the request which returned the connection, and the log would name
 * that one. Here it runs in its caller.
 */
function queryAsCaller(pool: pg.Pool): void {
  const query = (statement: pg.QueryConfig, values: unknown[]) =>
    onOneConnection(pool, (client) => client.query(statement, values))
  pool.query = query as pg.Pool['query']
}

/** Runs `work` on one connection and returns the connection to the pool, which removes it when it may be broken. */
export async function onOneConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await work(client)
  } catch (error) {
    isBroken = isConnectionLost(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}
