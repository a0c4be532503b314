import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from '#server/platform/logger.ts'

/**
 * PostgreSQL's codes deadlock_detected and serialization_failure: it has rolled back one transaction so that others can
 * go on.
 */
const rolledBackForOthers = ['40P01', '40001']
/**
 * unique_violation: another transaction has written the same name or number first. Run again, the transaction sees it,
 * and says so to whoever asked, or takes the next number (decision 69).
 */
const takenByOthers = '23505'
const againAfter = new Set([...rolledBackForOthers, takenByOthers])
const maxRetries = 3
const longestWaitMs = 50

/**
 * Runs a transaction again when PostgreSQL has rolled it back in favour of another one, or when another one has taken
 * what has to be unique, three times at most; then the error is thrown. The wait before each retry is random, so that
 * the same two transactions do not collide again. What runs in a transaction must therefore be safe to repeat: it writes
 * rows and does nothing else. Payment providers are called after it (`executeDueActions`), and mails are rows of the
 * outbox that a job sends.
 */
export async function retryTransaction<T>(run: () => Promise<T>, { log, wait = waitAtRandom }: RetryDeps): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await run()
    } catch (error) {
      const code = sqlStateOf(error)
      if (retry > maxRetries || code === null || !againAfter.has(code)) throw error
      log({ event: 'transaction-repeated', level: 'info', code })
      await wait(retry)
    }
  }
}

type RetryDeps = {
  readonly log: Logger
  /** Waits before a retry; the first one is 1. */
  readonly wait?: (retry: number) => Promise<void>
}

/** At most 50 ms before the first retry, 100 before the second, 150 before the third. */
function waitAtRandom(retry: number): Promise<void> {
  return sleep(Math.random() * retry * longestWaitMs)
}

/** PostgreSQL's five-letter code of what made a query fail, such as `40P01`; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  // drizzle wraps the error of the driver.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null
}
