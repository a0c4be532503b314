import { beforeAll, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const paths = [...new Set(Object.values(calls).map(({ endpoint }) => endpoint.path))]

// What is asked for is not complete, and that is what the service says: it knows the call.
test.each(paths)('the reference service answers %s [API-09]', async (path) => {
  const reply = await service.fetch(`https://service.example/en/webservice${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ versione: '3.5.2', id_ristorante: 1 }),
  })
  expect(reply.status).toBe(200)
  const { success, messages } = (await reply.json()) as { success: boolean; messages: string[] }
  expect(typeof success).toBe('boolean')
  expect(messages.length > 0).toBe(!success)
})
