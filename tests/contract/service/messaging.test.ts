import { beforeAll, expect, test } from 'vitest'

import { aCounter, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import type { Wire } from '#tests/support/wire-samples.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('the service says and takes messages by their wire names [API-43, API-46, API-47, API-48, API-49]', async () => {
  const { restaurantId, diner, place } = await aCounter(service)
  const at = wireOf(service, { restaurantId, venueId: 11, who: diner })
  const { id: orderId } = await place()
  const order = { chatable_type: 'ORDINE', chatable_id: orderId }
  const table = await at.send('reservations/reserve', { data_ora_prenotazione: '2026-03-10 20:00:00' })
  const reservation = { chatable_type: 'PRENOTAZIONE', chatable_id: table.id }

  const { messaggio } = await at.send('messaging/send_message', reservation)
  expect(messaggio).toMatchObject({ id_utente: null, messaggio: 'Arriviamo in cinque.' })
  expect(await at.send('messaging/chat-get', order)).toMatchObject({ chat: { ...order, messaggi: [] }, f_enabled: 1 })
  const answered = await deskOf(service, restaurantId).post(`orders/${orderId}/message`, { text: 'A presto!' })
  expect(answered.status).toBe(200)

  const status = await at.send('account/status')
  const [unread] = status.messages_not_read as readonly Wire[]
  expect(unread).toMatchObject({ messaggio: 'A presto!', data_ora_lettura: null, chat: order })
  expect(unsaid('account/status', [status])).toEqual(['messages_not_read.data_ora_lettura'])
  expect(await at.send('messaging/mark_messages', { ...order, ids: [unread?.id] })).toEqual({})
  expect(await at.send('account/status')).toEqual({ messages_not_read: [] })
  const read = await at.send('messaging/chat-get', order)
  expect(unsaid('messaging/chat-get', [read])).toEqual([])

  const { items } = await at.send('messaging/get_messaging')
  expect(items).toMatchObject([order, reservation])
})
