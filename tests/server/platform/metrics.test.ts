import { afterEach, describe, expect, test } from 'vitest'

import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { createMetrics } from '#server/platform/monitoring/create-metrics.ts'
import { remember } from '#server/platform/monitoring/remember.ts'
import { aCounter, minute, noon, post } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const metricsToken = 'a-token-of-prometheus'
let service: TestService
const open = async () => {
  service = await openTestService({ metricsToken, now: () => noon })
  return service
}

/** The values of one metric, as Prometheus reads them. */
async function read(name: string): Promise<Readonly<Record<string, number>>> {
  const headers = { Authorization: `Bearer ${metricsToken}` }
  const text = await (await service.app.request('/metrics', { headers })).text()
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(name.length, end), Number(line.slice(end))]
    }),
  )
}

describe('the metrics', () => {
  afterEach(() => service.close())

  test('are for whoever knows the token', async () => {
    await open()
    const statusWith = async (headers: Record<string, string>) =>
      (await service.app.request('/metrics', { headers })).status
    expect(await statusWith({})).toBe(401)
    expect(await statusWith({ Authorization: 'Bearer another-token' })).toBe(401)
    expect(await statusWith({ Authorization: `Bearer ${metricsToken}` })).toBe(200)
  })

  test('are not there without a token', async () => {
    service = await openTestService({})
    expect((await service.app.request('/metrics')).status).toBe(404)
  })

  test('count calls by name and outcome, never by path', async () => {
    await open()
    const call = { id_ristorante: 1 }
    await post(service, '/restaurant/get_status', call)
    await post(service, '/restaurant/get_status', call, { language: 'it' })
    await post(service, '/account/get_summary', { ...call, api_key: 'k_no' })
    await service.fetch('https://service.example/documents/en/accessibility.html')
    await service.fetch('https://service.example/wp-admin/anna@example.com')
    await service.fetch('https://service.example/it/webservice/account/order', { method: 'OPTIONS' })
    expect(await read('comanda_requests_total')).toEqual({
      '{name="/restaurant/get_status",outcome="ok"}': 2,
      '{name="/account/get_summary",outcome="API_KEY_NOT_FOUND"}': 1,
      '{name="/documents/:language/accessibility.html",outcome="ok"}': 1,
      '{name="unknown",outcome="404"}': 1,
      '{name="preflight",outcome="ok"}': 1,
    })
    expect(await read('comanda_request_duration_seconds_count')).toMatchObject({ '{name="/restaurant/get_status"}': 2 })
  })

  test('count what the service has failed at', async () => {
    await open()
    service.faults.next({ path: '/restaurant/get_status', kind: '500' })
    await service.fetch('https://service.example/en/webservice/restaurant/get_status', { method: 'POST' })
    expect(await read('comanda_requests_total')).toMatchObject({
      '{name="/restaurant/get_status",outcome="500"}': 1,
    })
  })

  test('count the newest orders by state', async () => {
    await open()
    const { place } = await aCounter(service)
    await place()
    await place()
    expect(await read('comanda_newest_orders')).toEqual({ '{state="new"}': 2 })
  })

  test('count jobs by kind and state', async () => {
    const { db } = await open()
    const job = (kind: string, subject: string, minutes: number, fields: object = {}) => ({
      kind,
      subject,
      dueAt: new Date(noon + minutes * minute),
      ...fields,
    })
    await db.delete(jobs)
    await db
      .insert(jobs)
      .values([
        job('mail', '1', -1),
        job('mail', '2', -1),
        job('mail', '3', 1, { lease: 'a run' }),
        job('mail', '4', 1),
        job('push', '1', -1, { failedAt: new Date(noon) }),
      ])
    expect(await read('comanda_jobs')).toEqual({
      '{kind="mail",state="due"}': 2,
      '{kind="mail",state="running"}': 1,
      '{kind="mail",state="later"}': 1,
      '{kind="push",state="failed"}': 1,
    })
  })

  test('say whether the database can be used', async () => {
    await open()
    expect([await read('comanda_database_ready'), await read('comanda_database_connections')]).toEqual([{ '': 1 }, {}])
  })
})

test('each service counts for itself, log entries too', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.logged({ event: 'slow-statement', level: 'warn' })
  const counted = 'comanda_log_entries_total{event="slow-statement",level="warn"} 1'
  expect([(await one.text()).includes(counted), (await other.text()).includes(counted)]).toEqual([true, false])
})

describe('a remembered answer', () => {
  test('is asked for anew when it is too old', async () => {
    let nowMs = 0
    let count = 0
    const ask = remember(async () => (count += 1), 0, { forMs: 15_000, withinMs: 1000, now: () => nowMs })
    expect([await ask(), await ask()]).toEqual([1, 1])
    nowMs = 15_000
    expect([await ask(), await ask()]).toEqual([2, 2])
  })

  test('stays when the next one fails or is late', async () => {
    const answers = [async () => 7, () => Promise.reject(new Error('away')), () => new Promise<number>(() => undefined)]
    const ask = remember(() => answers.shift()?.() ?? Promise.resolve(8), 0, { forMs: 0, withinMs: 10, now: () => 0 })
    expect([await ask(), await ask(), await ask()]).toEqual([7, 7, 7])
  })
})
