import { describe, expect, test } from 'vitest'

import { retryTransaction } from '#server/platform/db/retry-transaction.ts'

/** As drizzle throws it: an error of its own around the driver's. */
const failure = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })

describe('a transaction that PostgreSQL has undone', () => {
  test.each([
    ['40P01', 1],
    ['40P01', 3],
    ['40001', 3],
    ['23505', 3],
  ])('with %s %i times is run again', async (code, times) => {
    const waits: number[] = []
    let runs = 0
    const run = async () => {
      runs += 1
      if (runs <= times) throw failure(code)
      return 'done'
    }
    const logged: unknown[] = []
    const log = (entry: object) => void logged.push(entry)
    const result = await retryTransaction(run, { log, wait: async (retry) => void waits.push(retry) })
    expect([result, runs, waits]).toEqual(['done', times + 1, [1, 2, 3].slice(0, times)])
    const entry = { event: 'transaction-repeated', level: 'info', code }
    expect(logged).toEqual(Array.from({ length: times }, () => entry))
  })

  test.each([
    ['40P01', 4],
    ['23505', 4],
    ['57P01', 1],
    ['', 1],
  ])('fails with %s after %i runs', async (code, runs) => {
    let count = 0
    const run = () => {
      count += 1
      return Promise.reject(failure(code))
    }
    const deps = { log: () => undefined, wait: () => Promise.resolve() }
    await expect(retryTransaction(run, deps)).rejects.toThrow('Failed query')
    expect(count).toBe(runs)
  })
})
