import { describe, expect, test } from 'vitest'

import { chatQuery, conversationsQuery, sendChatMessage, sendReadMarks } from '#src/api/messaging-calls.ts'
import { id } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

const aboutOrder = { kind: 'order', subjectId: id<'Subject'>(10_057) } as const
const message = {
  id: 901,
  chatId: 77,
  staffId: 3,
  text: 'Il tuo ordine è in preparazione',
  createdAt: '2025-03-14 18:55:00',
  readAt: '2025-03-14 18:56:30',
  chat: null,
}
const chat = { id: 77, kind: 'order', subjectId: 10_057, isEnabled: true, unreadCount: null }

describe('messaging', () => {
  test('a chat is read with its messages [API-46]', async () => {
    expect(await asks('messaging/chat-get', (api) => chatQuery(api, aboutOrder, null))).toStrictEqual({
      chat: { ...chat, messages: [message] },
      isEnabled: true,
    })
  })

  test('a message is sent about what it is about [API-47]', async () => {
    const subject = { kind: 'reservation', subjectId: id<'Subject'>(5501) } as const
    const read = await asks('messaging/send_message', (api) => sendChatMessage(api, subject, 'Arriviamo in cinque.'))
    expect(read).toStrictEqual({ message })
  })

  test('messages are marked as read by their ids [API-48]', async () => {
    const marked = asks('messaging/mark_messages', (api) => sendReadMarks(api, aboutOrder, [id(901), id(902)]))
    expect(await marked).toStrictEqual({})
  })

  test('conversations are listed with what they are about [API-49]', async () => {
    const nothing = {
      orderType: null,
      slotStart: null,
      slotEnd: null,
      paymentMode: null,
      total: null,
      people: null,
      reservedFor: null,
    }
    expect(await asks('messaging/get_messaging', (api) => conversationsQuery(api, null))).toStrictEqual({
      conversations: [
        {
          ...chat,
          subject: {
            ...nothing,
            id: 10_057,
            venueId: 21,
            status: 'confirmed',
            orderType: 'delivery',
            slotStart: '2025-03-14 19:30:00',
            slotEnd: '2025-03-14 19:45:00',
            paymentMode: 'card',
            total: 3060,
          },
        },
        {
          id: 78,
          kind: 'reservation',
          subjectId: 5501,
          isEnabled: false,
          unreadCount: null,
          subject: {
            ...nothing,
            id: 5501,
            venueId: 22,
            status: 'waiting',
            people: 4,
            reservedFor: '2025-03-15 20:30:00',
          },
        },
      ],
    })
  })
})
