import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { pushConfig, readPushMessage } from '#src/contract/push.ts'

/** The example of `src/contract/README.md`, word for word. */
const chatMessage = {
  type: 'CHAT_MESSAGE',
  title: 'Trattoria Aurora Centro',
  body: 'Il tuo ordine è in preparazione',
  messaggio:
    '{"id":901,"id_chat":77,"id_utente":3,"messaggio":"Il tuo ordine è in preparazione","created_at":"2025-03-14 18:55:00","data_ora_lettura":null,"chat":{"id":77,"chatable_type":"ORDINE","chatable_id":10057}}',
}

describe('a push message', () => {
  test('of a chat is read with the message in it [PUSH-05]', () => {
    expect(readPushMessage(chatMessage)).toMatchObject({
      kind: 'message',
      title: 'Trattoria Aurora Centro',
      message: { id: 901, staffId: 3, chat: { kind: 'order', subjectId: 10_057 } },
    })
  })

  test('of marks is read with ids and time [PUSH-06]', () => {
    const data = { type: 'MARK_MESSAGES', id_chat: '77', ids: '[901,902]', data_ora_lettura: '2025-03-14 18:56:00' }
    expect(readPushMessage(data)).toEqual({ kind: 'read', ids: [901, 902], readAt: '2025-03-14 18:56:00' })
  })

  test('of a code is read with its venues [PUSH-07]', () => {
    const data = { type: 'CODICE_SCONTO', title: 'New', body: '10 %', id: '5', mask_locali: '[21,22]' }
    expect(readPushMessage(data)).toEqual({ kind: 'code', title: 'New', body: '10 %', venueIds: [21, 22] })
  })

  test('of an order is read with its number', () => {
    const data = { type: 'STATO_ORDINE', title: 'Da Gino', body: 'Order 10057 confirmed', id: '10057' }
    const { type: _type, id: _id, ...shown } = data
    expect(readPushMessage(data)).toEqual({ kind: 'order', orderId: 10_057, ...shown })
    expect(readPushMessage({ ...data, id: 'x' })).toEqual({ kind: 'other' })
  })

  test.each<[string, Record<string, string>]>([
    ['of another kind', { type: 'SOMETHING' }],
    ['of no kind', {}],
    ['of a chat without its message', { ...chatMessage, messaggio: '{}' }],
    ['of a chat whose message is no JSON', { ...chatMessage, messaggio: '{"id":' }],
  ])('%s is none of ours [PUSH-08]', (_what, data) => {
    expect(readPushMessage(data)).toEqual({ kind: 'other' })
  })

  test('never throws, whatever it holds', () => {
    const types = fc.constantFrom('CHAT_MESSAGE', 'MARK_MESSAGES', 'CODICE_SCONTO', 'STATO_ORDINE')
    fc.assert(
      fc.property(types, fc.dictionary(fc.string(), fc.jsonValue()), (type, data) => {
        expect(typeof readPushMessage({ ...data, type }).kind).toBe('string')
      }),
    )
  })
})

describe('the push configuration', () => {
  test('is read as the contract shows it [PUSH-04]', () => {
    const wire = {
      firebase: { apiKey: 'AIza-example', projectId: 'example' },
      vapid_key: 'BExampleKey',
      service_worker: '/ordering-push-sw.js',
    }
    expect(z.decode(pushConfig, wire as never)).toEqual({
      firebase: wire.firebase,
      vapidKey: 'BExampleKey',
      worker: '/ordering-push-sw.js',
    })
  })
})
