import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { watchServer } from '#server/platform/db/server-state.ts'
import { noon } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startPostgresService } from '#tests/server/support/postgres-service.ts'
import type { PostgresService } from '#tests/server/support/postgres-service.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const withinMs = 1000
const programs = postgresPrograms()

/** What a question of a balancer is answered; fails when it takes longer than it may. */
async function ask(service: Pick<TestService, 'app'>, path: '/livez' | '/readyz') {
  const started = performance.now()
  const response = await service.app.request(path)
  const { status } = (await response.json()) as { readonly status: string }
  expect(performance.now() - started).toBeLessThan(withinMs)
  return [response.status, status]
}

describe('a service on the embedded database', () => {
  let service: TestService
  beforeAll(async () => {
    service = await openTestService({ now: () => noon })
  })

  test('answers both questions while a transaction runs', async () => {
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const running = service.db.transaction(() => finished)
    expect([await ask(service, '/livez'), await ask(service, '/readyz')]).toEqual([
      [200, 'alive'],
      [200, 'ready'],
    ])
    finish()
    await running
  })

  test('lives but is not ready while it closes', async () => {
    service.announceClosing()
    expect([await ask(service, '/livez'), await ask(service, '/readyz')]).toEqual([
      [200, 'alive'],
      [503, 'closing'],
    ])
    await service.close()
  })
})

test('a server that says nothing counts as unreachable', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const watch = watchServer({ url: `postgres://comanda@127.0.0.1:${port}/comanda`, newest: 0 })
  const started = performance.now()
  expect(await Promise.all([watch.state(), watch.state()])).toEqual(['unreachable', 'unreachable'])
  expect(performance.now() - started).toBeLessThan(withinMs)
  await watch.close()
  silent.close()
})

describe.skipIf(programs === null)('a service on a PostgreSQL server', { timeout: 120_000 }, () => {
  let own: PostgresService
  let service: TestService
  let admin: pg.Client
  beforeAll(async () => {
    own = await startPostgresService(programs ?? '')
    service = own.service
  }, 120_000)
  beforeEach(async () => {
    admin = new pg.Client(own.server.url)
    admin.on('error', () => undefined)
    await admin.connect()
  })
  afterEach(() => admin.end())
  afterAll(() => own.stop())

  test('is ready while locks hold all its connections', async () => {
    await admin.query('begin; lock table restaurants in access exclusive mode')
    const reads = Array.from({ length: 12 }, () => service.db.execute(sql`select count(*) from restaurants`))
    const calls = Promise.all(reads)
    const text = 'select count(*)::int as count from pg_locks where not granted'
    for (let count = 0; count < 10;) count = (await admin.query<{ count: number }>(text)).rows[0]?.count ?? 0
    expect([await ask(service, '/livez'), await ask(service, '/readyz')]).toEqual([
      [200, 'alive'],
      [200, 'ready'],
    ])
    await admin.query('rollback')
    await calls
  })

  test('is not ready while nobody may read its migrations', async () => {
    await admin.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode')
    expect(await ask(service, '/livez')).toEqual([200, 'alive'])
    expect(await ask(service, '/readyz')).toEqual([503, 'database unreachable'])
    await admin.query('rollback')
    expect(await ask(service, '/readyz')).toEqual([200, 'ready'])
  })

  test('is ready once the newest migration is applied', async () => {
    const shift = (by: string) =>
      admin.query(`update drizzle.__drizzle_migrations set created_at = created_at ${by} 1000000000`)
    await shift('-')
    expect(await ask(service, '/readyz')).toEqual([503, 'database lacks migrations'])
    await shift('+')
    expect(await ask(service, '/readyz')).toEqual([200, 'ready'])
    // Another process of a newer version has started.
    await shift('+')
    expect(await ask(service, '/readyz')).toEqual([200, 'ready'])
    await shift('-')
  })

  test('is not ready until the server is back', async () => {
    await own.server.halt()
    expect([await ask(service, '/livez'), await ask(service, '/readyz')]).toEqual([
      [200, 'alive'],
      [503, 'database unreachable'],
    ])
    await own.server.resume()
    expect(await ask(service, '/readyz')).toEqual([200, 'ready'])
  })
})
