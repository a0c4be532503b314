import { expect, test } from 'vitest'

import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { readFirstReply } from '#src/options/first-reply.ts'
import { firstPath } from '#src/options/service-requests.ts'
import { startService } from '#tests/support/service.ts'

test('Venues and card payments are those of the contract', async () => {
  const { app } = await startService()
  const reply = await app.request(`/it/webservice${firstPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ versione: '3.5.2', id_ristorante: 1 }),
  })
  const body = (await reply.json()) as { data: unknown }
  const { venues, hasCardPayments } = getRestaurantInfo.reply.parse(body.data)
  expect(readFirstReply(body)).toEqual({ kind: 'restaurant', venueIds: venues.map(({ id }) => id), hasCardPayments })
})

test.each([null, 'Not found', {}])('What is no reply is foreign: %o', (body) => {
  expect(readFirstReply(body)).toEqual({ kind: 'foreign' })
})
