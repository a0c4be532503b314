import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { LogEntry } from '#server/platform/logger.ts'
import { traceIdOf } from '#server/platform/monitoring/request-id.ts'
import { lineLog } from '#server/platform/monitoring/write-log.ts'
import { noon } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'
const url = 'https://service.example/en/webservice/restaurant/get_status'

describe('the id of a request', () => {
  const entries: LogEntry[] = []
  let service: TestService
  beforeAll(async () => {
    service = await openTestService({ now: () => noon, logger: (entry) => entries.push(entry) })
  })
  afterAll(() => service.close())
  const ask = (headers: Record<string, string> = {}) =>
    service.fetch(url, { method: 'POST', body: '{"id_ristorante":1}', headers })

  test('is that of the trace a proxy has begun', async () => {
    const response = await ask({ traceparent: `00-${trace}-${parent}-01` })
    expect(response.headers.get('X-Request-Id')).toBe(trace)
    expect(entries.at(-1)).toMatchObject({ event: 'request', requestId: trace })
  })

  test('is a new one otherwise', async () => {
    const ids = [await ask(), await ask({ traceparent: 'nonsense' })].map((reply) => reply.headers.get('X-Request-Id'))
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
    expect(entries.slice(-2).map(({ requestId }) => requestId)).toEqual(ids)
  })

  test('stands in every line of its request', async () => {
    const before = entries.length
    await service.db.execute('alter table restaurants rename to moved')
    const response = await ask()
    await service.db.execute('alter table moved rename to restaurants')
    const lines = entries.slice(before)
    expect(response.status).toBe(500)
    expect(lines.map(({ event }) => event)).toEqual(['error', 'request'])
    expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set([response.headers.get('X-Request-Id')]))
  })
})

test.each([
  ['the first version', `00-${trace}-${parent}-01`, trace],
  ['a later version that says more', `01-${trace}-${parent}-01-more`, trace],
  ['no header', undefined, null],
  ['the first version with more', `00-${trace}-${parent}-01-more`, null],
  ['a version that is forbidden', `ff-${trace}-${parent}-01`, null],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${parent}-01`, null],
  ['a parent of zeros', `00-${trace}-${'0'.repeat(16)}-01`, null],
  ['capital letters', `00-${trace.toUpperCase()}-${parent}-01`, null],
])('reads the trace of %s', (_case, header, expected) => {
  expect(traceIdOf(header)).toBe(expected)
})

test.each([
  ['error', ['failed']],
  ['warn', ['failed', 'slow']],
  ['info', ['failed', 'slow', 'request']],
] as const)('a log of level %s leaves out less serious lines', (level, expected) => {
  const lines: string[] = []
  const log = lineLog({ level, write: (line) => lines.push(line), now: () => noon })
  log({ event: 'failed', level: 'error' })
  log({ event: 'slow', level: 'warn' })
  log({ event: 'request', level: 'info' })
  const at = new Date(noon).toISOString()
  expect(lines.map((line) => JSON.parse(line))).toEqual(expected.map((event) => expect.objectContaining({ at, event })))
})
