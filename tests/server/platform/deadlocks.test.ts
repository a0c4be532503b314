import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Database } from '#server/platform/db/database.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startPostgresService } from '#tests/server/support/postgres-service.ts'
import type { PostgresService } from '#tests/server/support/postgres-service.ts'
import { swapSlots } from '#tests/server/support/swap-slots.ts'
import type { TestService } from '#tests/support/service.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('transactions that meet on a PostgreSQL server', { timeout: 120_000 }, () => {
  let own: PostgresService
  let service: TestService
  let repeated: unknown[] = []
  beforeAll(async () => {
    const logger = ({ event, code }: { readonly event: string; readonly code?: unknown }) => {
      if (event === 'transaction-repeated') repeated.push(code)
    }
    own = await startPostgresService(programs ?? '', { logger })
    service = own.service
  }, 120_000)
  beforeEach(() => {
    repeated = []
  })
  afterAll(() => own.stop())

  test('swap the slots of unpaid reservations without a deadlock', async () => {
    expect(await swapSlots(service, 5)).toEqual({ refused: [], seats: [8, 8] })
    expect(repeated).toEqual([])
  })

  test('run again after a deadlock, and both are carried out', async () => {
    await service.db.execute(sql`create table pairs (id int primary key, count int not null)`)
    await service.db.execute(sql`insert into pairs values (1, 0), (2, 0)`)
    const raise = (tx: Database, which: number) =>
      tx.execute(sql`update pairs set count = count + 1 where id = ${which}`)
    // Each holds one row until the other holds the other row.
    const bothHoldOne = aMeetingOfTwo()
    const raiseBoth = (first: number, second: number) =>
      service.db.transaction(async (tx) => {
        await raise(tx, first)
        await bothHoldOne()
        await raise(tx, second)
      })
    await Promise.all([raiseBoth(1, 2), raiseBoth(2, 1)])
    expect(await service.db.$count(sql`pairs where count = 2`)).toBe(2)
    // Once or more often: the one that was rolled back may take its first row again before the other one goes on.
    expect(new Set(repeated)).toEqual(new Set(['40P01']))
  })

  test('run again after a serialization failure', async () => {
    await service.db.execute(sql`create table counters (count int not null)`)
    await service.db.execute(sql`insert into counters values (0)`)
    const bothHaveRead = aMeetingOfTwo()
    const raise = () =>
      service.db.transaction(
        async (tx) => {
          await tx.execute(sql`select count from counters`)
          await bothHaveRead()
          await tx.execute(sql`update counters set count = count + 1`)
        },
        { isolationLevel: 'repeatable read' },
      )
    await Promise.all([raise(), raise()])
    expect(await service.db.$count(sql`counters where count = 2`)).toBe(1)
    expect(repeated).toEqual(['40001'])
  })
})

/** Holds its first caller until a second one comes; from then on nobody waits. */
function aMeetingOfTwo(): () => Promise<void> {
  let release: (() => void) | undefined
  const both = new Promise<void>((resolve) => (release = resolve))
  let isSomebodyHere = false
  return () => {
    if (isSomebodyHere) release?.()
    isSomebodyHere = true
    return both
  }
}
