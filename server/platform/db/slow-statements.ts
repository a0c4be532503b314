import type pg from 'pg'

import type { Logger } from '#server/platform/logger.ts'

/** Long statements name many columns or write many rows: beginning and end, where its condition stands, say which one it is. */
const longestPart = 500

type SlowOptions = { readonly slowMs: number; readonly log: Logger }

/**
 * Logs the statements of a connection that take longer than `slowMs`, the wait for locks included: their text with
 * `$1` in the place of each value.
 */
export function logSlowStatements(client: pg.ClientBase, { slowMs, log }: SlowOptions): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown
  async function timed(...args: readonly unknown[]) {
    const started = performance.now()
    try {
      return await query(...args)
    } finally {
      const ms = Math.round(performance.now() - started)
      if (ms > slowMs) log({ event: 'slow-statement', level: 'warn', ms, statement: textOf(args[0]) })
    }
  }
  client.query = timed as pg.ClientBase['query']
}

function textOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text
  return text.length > 2 * longestPart ? `${text.slice(0, longestPart)} … ${text.slice(-longestPart)}` : text
}
