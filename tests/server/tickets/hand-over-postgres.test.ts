import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { endTicket, handOverNext } from '#server/tickets/hand-over.ts'
import { printTest } from '#server/tickets/print-tickets.ts'
import { aPrinter } from '#tests/server/support/a-printer.ts'
import { noon } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startPostgresService } from '#tests/server/support/postgres-service.ts'
import type { PostgresService } from '#tests/server/support/postgres-service.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('questions that meet on a PostgreSQL server', { timeout: 120_000 }, () => {
  let own: PostgresService
  beforeAll(async () => {
    own = await startPostgresService(programs ?? '')
  }, 120_000)
  afterAll(() => own.stop())

  test('hand over one ticket at a time, in order, once [PRINT-05]', async () => {
    const { service } = own
    const { db } = service
    const { printer } = await aPrinter(service, await service.newRestaurant())
    for (let count = 0; count < 5; count += 1) await printTest(db, printer, noon)
    const handed: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, async () => await handOverNext(db, printer, noon)))
      const jobs = answers.filter((job) => job !== null)
      expect(jobs).toHaveLength(1)
      handed.push(...jobs.map(({ id }) => id))
      await endTicket(db, printer, null, { status: 'printed', nowMs: noon })
    }
    expect(handed).toEqual(handed.toSorted((a, b) => a - b))
    expect(new Set(handed).size).toBe(5)
    expect(await handOverNext(db, printer, noon)).toBeNull()
  })
})
