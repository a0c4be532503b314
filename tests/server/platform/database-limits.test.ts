import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { QueueFullError, isConnectionLost, isUnavailable } from '#server/platform/db/unavailable.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { DatabaseLimits } from '#server/settings/settings.ts'
import { noon } from '#tests/server/support/diner.ts'
import { startFilledPostgres } from '#tests/server/support/filled-postgres.ts'
import { openWay } from '#tests/server/support/network-way.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const wrapped = (cause: Error) => new Error('Failed query', { cause })

describe('an error of the database', () => {
  test.each([
    ['a full queue', new QueueFullError('full')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['too many connections', coded('53300')],
    ['a statement that took too long', coded('57014')],
    ['a lock not got in time', coded('55P03')],
    ['a deadlock again and again', coded('40P01')],
  ])('passes by itself: %s', (_case, error) => {
    expect([error, wrapped(error)].map(isUnavailable)).toEqual([true, true])
    expect(isConnectionLost(error)).toBe(error.message.startsWith('timeout'))
  })

  test.each([
    ['refused', coded('ECONNREFUSED')],
    ['a server that stops', coded('57P01')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a transaction left idle', coded('25P03')],
    ['no reply', new Error('Query read timeout')],
  ])('ends its connection: %s', (_case, error) => {
    expect([isUnavailable(wrapped(error)), isConnectionLost(wrapped(error))]).toEqual([true, true])
  })

  test.each([
    ['a broken rule', coded('23505')],
    ['a value too large', coded('54000')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['no error', null],
  ])('stays: %s', (_case, error) => {
    expect([isUnavailable(error), isConnectionLost(error)]).toEqual([false, false])
  })
})

const programs = postgresPrograms()
describe.skipIf(programs === null)('a service on PostgreSQL', { timeout: 120_000 }, () => {
  let server: PostgresServer
  let service: Awaited<ReturnType<typeof openDemonstration>>
  const ends: (() => Promise<unknown> | void)[] = []
  beforeAll(async () => {
    server = await startFilledPostgres(programs ?? '')
  }, 120_000)
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  afterAll(() => server.stop())

  async function open(limits: Partial<DatabaseLimits>, databaseUrl = server.url) {
    const databaseLimits = { ...defaultSettings.databaseLimits, ...limits }
    service = await openDemonstration({ databaseUrl, databaseLimits, now: () => noon, logger: () => undefined })
    ends.push(service.close)
  }
  async function openAdmin() {
    const admin = new pg.Client(server.url)
    await admin.connect()
    ends.push(() => admin.end())
    return admin
  }
  /** What a call is answered that reads several tables, each with a query. */
  async function call() {
    const body = JSON.stringify({ id_ristorante: 1, id_locale: 11, id_menu: 1 })
    const path = '/en/webservice/restaurant/get_categories_list'
    const started = performance.now()
    const response = await service.app.request(path, { method: 'POST', body })
    const reply = (await response.json()) as { readonly success: boolean; readonly data: { readonly status?: string } }
    const retryAfter = response.headers.get('Retry-After')
    return { status: response.status, ...reply, retryAfter, ms: performance.now() - started }
  }
  const served = { status: 200, success: true, retryAfter: null }
  const refused = {
    status: 503,
    success: false,
    data: { status: 'SERVER_ERROR' },
    messages: ['Something went wrong on our side. Try again shortly.'],
    retryAfter: '2',
  }
  /** Holds a connection of the pool until it is told to end. */
  function hold() {
    let end = () => undefined as void
    const ended = new Promise<void>((resolve) => (end = resolve))
    let begun = () => undefined as void
    const begins = new Promise<void>((resolve) => (begun = resolve))
    const held = service.db.transaction(async () => {
      begun()
      await ended
    })
    const release = async () => {
      end()
      await held
    }
    return { begins, release }
  }

  test('migrates without the limits of calls', async () => {
    await open({ statementMs: 1 })
    expect(await (await service.app.request('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('refuses at once when its queue is full', async () => {
    await open({ poolSize: 1, queueLength: 0 })
    const { begins, release } = hold()
    await begins
    expect(await call()).toMatchObject(refused)
    await release()
    expect(await call()).toMatchObject(served)
  })

  test('lets calls wait in its queue for a while', async () => {
    await open({ poolSize: 1, queueLength: 100, waitMs: 300 })
    const { begins, release } = hold()
    await begins
    expect(await call()).toMatchObject(refused)
    const waiting = call()
    await release()
    expect(await waiting).toMatchObject(served)
  })

  test('waits for a lock for a while', async () => {
    await open({ lockMs: 200 })
    const admin = await openAdmin()
    await admin.query('begin; lock table restaurants in access exclusive mode')
    expect(await call()).toMatchObject(refused)
    await admin.query('rollback')
    expect(await call()).toMatchObject(served)
  })

  test('ends long statements and idle transactions', async () => {
    await open({ statementMs: 200, idleTransactionMs: 200 })
    const slow = service.db.execute(sql`select pg_sleep(60)`).then(
      () => null,
      (error: unknown) => error,
    )
    expect(isUnavailable(await slow)).toBe(true)
    const idle = service.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      const admin = await openAdmin()
      const text = "select count(*)::int as count from pg_stat_activity where state = 'idle in transaction'"
      for (let count = 1; count > 0;) count = (await admin.query<{ count: number }>(text)).rows[0]?.count ?? 1
      await tx.execute(sql`select 1`)
    })
    const error = await idle.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(isUnavailable(error)).toBe(true)
    expect(await call()).toMatchObject(served)
  })

  test('serves calls within 5 s of the server’s return', async () => {
    await open({})
    expect(await call()).toMatchObject(served)
    await server.halt()
    const away = await Promise.all(Array.from({ length: 20 }, call))
    expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]))
    await server.resume()
    const back = await call()
    expect(back).toMatchObject(served)
    expect(back.ms).toBeLessThan(5000)
  })

  test('survives a network that swallows everything', async () => {
    const way = await openWay(Number(new URL(server.url).port))
    ends.push(way.close)
    await open({ statementMs: 300, waitMs: 500 }, server.url.replace(/:\d+\//, `:${way.port}/`))
    expect(await call()).toMatchObject(served)
    way.set(false)
    const cut = await Promise.all(Array.from({ length: 20 }, call))
    expect(new Set(cut.map(({ status }) => status))).toEqual(new Set([503]))
    way.set(true)
    const back = await call()
    expect(back).toMatchObject(served)
    expect(back.ms).toBeLessThan(5000)
  })
})
