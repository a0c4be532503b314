import { beforeAll, describe, expect, test } from 'vitest'

import { fetchPushConfig } from '#src/api/push-config.ts'
import { startService } from '#tests/support/service.ts'
import type { TestService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

describe('the push configuration', () => {
  test('is a static GET without credentials [API-05]', async () => {
    const asked: Request[] = []
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(new Request(input, init))
      return service.fetch(input, init)
    }
    const config = await fetchPushConfig({ fetch, host: 'https://service.example' }, 'demo')
    expect(config).toMatchObject({ vapidKey: 'BExampleKey', worker: '/ordering-push-sw.js' })
    expect(asked.map(({ method, url, credentials }) => [method, url, credentials])).toEqual([
      ['GET', 'https://service.example/static/push/demo.json', 'omit'],
    ])
    const { headers } = asked[0]!
    expect([headers.get('Accept'), headers.get('X-Version'), headers.get('Authorization')]).toEqual([
      'application/json',
      '3.5.2',
      null,
    ])
  })

  test('may be asked for with a Bearer credential [API-05]', async () => {
    const url = 'https://service.example/static/push/demo.json'
    const preflight = await service.fetch(url, { method: 'OPTIONS' })
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    const reply = await service.fetch(url, { headers: { Authorization: 'Bearer k_1' } })
    expect(reply.status).toBe(200)
  })

  test('that is not there is a failure', async () => {
    await expect(fetchPushConfig({ fetch: service.fetch, host: 'https://service.example' }, 'none')).rejects.toThrow(
      /none\.json failed/,
    )
  })
})
