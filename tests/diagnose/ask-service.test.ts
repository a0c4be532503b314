import { expect, test } from 'vitest'

import { askService } from '#src/diagnose/ask-service.ts'

const asked = { host: 'https://api.example', options: { restaurant: '1' } }
const known = { success: true, messages: [], data: { locali: [{ id: 11 }], f_stripe: 1 } }

/** A service that answers only requests that `takes` lets through. */
const service = (body: unknown, takes: (request: RequestInit) => boolean = () => true) => ({
  fetch: ((_url, request) =>
    takes(request ?? {})
      ? Promise.resolve(new Response(JSON.stringify(body)))
      : Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch,
})

test('A known restaurant is read', async () => {
  expect(await askService(service(known), asked)).toEqual({
    kind: 'answered',
    status: 200,
    reply: { kind: 'restaurant', venueIds: [11], hasCardPayments: true },
  })
})

test('A refusal brings its messages', async () => {
  const refusal = { success: false, messages: ['Unknown'], data: null }
  expect(await askService(service(refusal), asked)).toMatchObject({ reply: { kind: 'refused', messages: ['Unknown'] } })
})

test.each([
  ['without-preflight', (request: RequestInit) => !request.headers],
  ['unreadable', (request: RequestInit) => request.mode === 'no-cors'],
  ['silent', () => false],
])('A service that refuses is %s', async (kind, takes) => {
  expect(await askService(service(known, takes), asked)).toEqual({ kind })
})
