import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { DatabaseState } from './migration-state.ts'
import { lastMigration, stateOf } from './migration-state.ts'

/** Less than the whole time: what has failed is over before the next question. */
const shareOfTime = 0.7
/** Kept between the questions of a balancer. */
const idleTimeoutMs = 60_000

type Watching = {
  readonly url: string
  /** `newestMigration` of this process. */
  readonly newest: number
  /** A server that has not answered by then counts as unreachable, in ms. */
  readonly withinMs?: number
}

/**
 * Asks a PostgreSQL server for its state over a connection of its own, which calls cannot use up; simultaneous questions
 * share one answer.
 */
export function watchServer({ url, newest, withinMs = 700 }: Watching) {
  const limitMs = withinMs * shareOfTime
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    statement_timeout: limitMs,
    idleTimeoutMillis: idleTimeoutMs,
    application_name: 'comanda-state',
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  let asking: Promise<DatabaseState> | null = null

  async function ask(): Promise<DatabaseState> {
    try {
      const { rows } = await pool.query<{ applied: string | null }>(lastMigration)
      return stateOf(rows[0]?.applied, newest)
    } catch {
      return 'unreachable'
    }
  }
  async function state(): Promise<DatabaseState> {
    asking ??= ask().finally(() => (asking = null))
    const late = new AbortController()
    const tooLate = sleep(withinMs, 'unreachable' as const, { signal: late.signal }).catch(() => 'unreachable' as const)
    const answer = await Promise.race([asking, tooLate])
    late.abort()
    return answer
  }
  return { state, close: () => pool.end() }
}
