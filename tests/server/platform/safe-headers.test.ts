import { describe, expect, test } from 'vitest'

import { production } from '#server/editions/production.ts'
import { noon, post } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { openTestService, startService } from '#tests/support/service.ts'

const at = (path: string) => `https://service.example${path}`
const call = '/it/webservice/restaurant/get_status'

describe('every reply', () => {
  test.each([
    ['POST', call, 200],
    ['OPTIONS', call, 204],
    ['GET', '/it/webservice/restaurant/get_image/1/margherita', 200],
    ['GET', '/documents/en/accessibility.html', 200],
    ['GET', '/staff', 200],
    ['POST', '/pay/api/summary', 400],
    ['GET', '/readyz', 200],
    ['GET', '/nowhere', 404],
  ])('forbids browsers to guess its type: %s %s', async (method, path, status) => {
    const { fetch } = await startService({ now: noon })
    const response = await fetch(at(path), { method, ...(method === 'POST' ? { body: '{"id_ristorante":1}' } : {}) })
    expect(response.status).toBe(status)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.has('Strict-Transport-Security')).toBe(false)
  })

  test('in production is followed by HTTPS only', async () => {
    const service = await openTestService({ edition: production })
    const response = await service.fetch(at('/openapi.json'))
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    await service.close()
  })
})

describe('a reply that may hold personal data', () => {
  test.each([
    ['a sign-in', '/account/login', { id_locale: null, account: 'anna@example.com', password: 'buonappetito' }],
    ['a refused call', '/account/get_summary', { api_key: 'k_no' }],
  ])('is stored nowhere: %s', async (_case, path, body) => {
    const service = await startService({ now: noon })
    const { response } = await post(service, path, { id_ristorante: 1, ...body })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is stored nowhere: the profile of a customer', async () => {
    const service = await startService({ now: noon })
    const { apiKey, email } = await service.newCustomer(id(1))
    const { response, content } = await post(service, '/account/get_summary', {
      id_ristorante: 1,
      api_key: apiKey,
      email,
    })
    expect([content.success, response.headers.get('Cache-Control')]).toEqual([true, 'no-store'])
  })

  test.each(['orders', 'outbox', 'chats', 'members'])('is stored nowhere: %s of the desk', async (path) => {
    const response = await deskOf(await startService({ now: noon }), 1).get(path)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  })
})

test('a menu may be kept and is asked for again', async () => {
  const service = await startService({ now: noon })
  const body = { id_ristorante: 1, id_locale: 11, id_menu: 1 }
  const { response } = await post(service, '/restaurant/get_categories_list', body)
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})
