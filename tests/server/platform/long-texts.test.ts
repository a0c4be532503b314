import { beforeAll, expect, test } from 'vitest'

import { noon, post } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const long = 'x'.repeat(5000)

test.each([
  [
    'the note of a dish',
    '/account/order',
    { prodotti: [{}, { item: { note: long } }] },
    'Hinweise: höchstens 1000 Zeichen',
  ],
  ['the note of an order', '/account/order', { note_cliente: long }, 'Hinweise: höchstens 1000 Zeichen'],
  ['the name of a guest', '/account/reserve', { nome: long }, 'Name: höchstens 200 Zeichen'],
  ['a push token', '/account/set_firebase_token', { token: long }, 'token: höchstens 4096 Zeichen'],
  ['an api key', '/account/get_summary', { api_key: long }, 'api_key: höchstens 4096 Zeichen'],
  [
    'an answer at the checkout',
    '/account/order',
    { extra: [{ valore: long }] },
    'extra.0.valore: höchstens 1000 Zeichen',
  ],
])('%s has an end', async (_what, path, fields, message) => {
  const { content } = await post(service, path, { id_ristorante: 1, ...fields }, { language: 'de' })
  expect(content).toMatchObject({ success: false, data: { status: 'VALIDATION' }, messages: [message] })
})

test('long texts are refused before the database is asked', async () => {
  const { content } = await post(service, '/account/login', { id_ristorante: 999_999, account: long })
  expect(content.data?.status).toBe('VALIDATION')
})
