import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { noon, post } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { startService } from '#tests/support/service.ts'

// Random, so that PostgreSQL cannot press it into an index row.
const endless = randomBytes(30_000).toString('hex')

test.each([
  ['/account/login', { id_locale: null, account: endless, password: 'buonappetito' }],
  ['/account/password_recover', { id_locale: null, account: endless }],
])('a name of 60 kB is refused as invalid: %s', async (path, fields) => {
  const service = await startService({ now: noon })
  const { content, status } = await post(service, path, { id_ristorante: 1, ...fields })
  expect([status, content.data?.status]).toEqual([200, 'VALIDATION'])
})

test('an endless device id is refused as invalid', async () => {
  const service = await startService({ now: noon })
  const { apiKey, email } = await service.newCustomer(id(1))
  const fields = { id_ristorante: 1, api_key: apiKey, email, unique_id: endless, token: 't', type: 'FCM' }
  const { content, status } = await post(service, '/account/set_firebase_token', fields)
  expect([status, content.data?.status]).toEqual([200, 'VALIDATION'])
})
