import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { LogEntry } from '#server/platform/logger.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startPostgresService } from '#tests/server/support/postgres-service.ts'
import type { PostgresService } from '#tests/server/support/postgres-service.ts'
import type { TestService } from '#tests/support/service.ts'

const programs = postgresPrograms()
const trace = (letter: string) => letter.repeat(32)
const metricsToken = 'a-token-of-prometheus'

describe.skipIf(programs === null)('statements on a PostgreSQL server', { timeout: 120_000 }, () => {
  const entries: LogEntry[] = []
  const slow = () => entries.filter(({ event }) => event === 'slow-statement')
  let own: PostgresService
  let service: TestService
  beforeAll(async () => {
    own = await startPostgresService(programs ?? '', {
      slowStatementMs: 200,
      metricsToken,
      logger: (entry) => entries.push(entry),
    })
    service = own.service
  }, 120_000)
  afterAll(() => own.stop())

  test('are logged when they are slow, without their values', async () => {
    entries.length = 0
    await service.db.execute(sql`select pg_sleep(${0.3}), ${'Anna Rossi'}::text`)
    await service.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.3)`))
    await service.db.execute(sql`select ${'quick'}::text`)
    expect(slow()).toEqual([
      { event: 'slow-statement', level: 'warn', ms: expect.any(Number), statement: 'select pg_sleep($1), $2::text' },
      { event: 'slow-statement', level: 'warn', ms: expect.any(Number), statement: 'select pg_sleep(0.3)' },
    ])
  })

  test('are logged under the request that waited for them', async () => {
    entries.length = 0
    // Twelve calls share ten connections, and a lock holds each of them.
    const admin = service.db.transaction(async (tx) => {
      await tx.execute(sql`lock table restaurants in access exclusive mode`)
      await tx.execute(sql`select pg_sleep(0.4)`)
    })
    const ids = Array.from({ length: 12 }, (_, index) => trace((index + 1).toString(16)))
    const ask = (id: string) =>
      service.fetch('https://service.example/en/webservice/restaurant/get_status', {
        method: 'POST',
        body: '{"id_ristorante":1}',
        headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` },
      })
    await Promise.all([admin, ...ids.map(ask)])
    const named = new Set(slow().flatMap(({ requestId }) => requestId ?? []))
    expect(named.size).toBeGreaterThan(1)
    const requests = entries.filter(({ event }) => event === 'request')
    for (const id of named)
      expect(requests.filter(({ requestId, ms }) => requestId === id && Number(ms) > 200)).toHaveLength(1)
  })

  test('wait for connections that the metrics count', async () => {
    const headers = { Authorization: `Bearer ${metricsToken}` }
    const text = await (await service.app.request('/metrics', { headers })).text()
    expect(text).toMatch(/comanda_database_connections\{state="size"\} [1-9]/)
    expect(text).toMatch(/comanda_log_entries_total\{event="slow-statement",level="warn"\} [1-9]/)
  })
})
