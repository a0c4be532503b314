import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { pushTokensOf } from '#server/platform/outbox/push-tokens.ts'
import type { Subject } from '#src/contract/chat.ts'
import { getAccountStatus, getChat, markMessages, sendMessage, setPushToken } from '#src/contract/chat.ts'
import { getConversations } from '#src/contract/conversation.ts'
import { getOrderHistory } from '#src/contract/placed-order.ts'
import { logout } from '#src/contract/sign-in.ts'
import { aCounter, aDiner, noon, post, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const hour = 3_600_000
const active = { onlyActive: true, countsMessages: true }

/** A diner with an order for tonight, and the desk that answers. */
async function aTalk(wish: Parameters<typeof aCounter>[1] = {}, place: Parameters<typeof orderOf>[1] = {}) {
  const counter = await aCounter(service, wish)
  const subject = await orderOf(counter, place)
  const { api } = counter.diner
  const { get, post } = deskOf(service, counter.restaurantId)
  const desk = async (path: string, body?: object) => {
    const response = await (body ? post(path, body) : get(path))
    return { status: response.status, content: (await response.json()) as object }
  }
  return {
    ...counter,
    api,
    subject,
    desk,
    chat: async () => (await api.call(getChat, subject)).chat,
    say: (text: string) => api.call(sendMessage, { ...subject, text }),
    answer: (text: string) => desk(`orders/${subject.subjectId}/message`, { text }),
    unread: async () => (await api.call(getAccountStatus, { withChat: true })).unread,
    listed: async () => (await api.call(getConversations, active)).conversations,
    /** Moves the clock of this restaurant. */
    at: (ms: number) => service.clock.set(ms, counter.restaurantId),
  }
}

async function orderOf(counter: Awaited<ReturnType<typeof aCounter>>, place: Parameters<typeof counter.place>[0]) {
  const order = await counter.place(place)
  return { kind: 'order', subjectId: id(order.id) } as const satisfies Subject
}

describe('a conversation', () => {
  test('exists from the first call, open and empty [API-46]', async () => {
    const { chat, subject, read } = await aTalk()
    const orderId = id<'Order'>(subject.subjectId)
    expect(await read(orderId)).toMatchObject({ isMessagingVisible: true, chat: null })
    const first = await chat()
    expect(first).toMatchObject({ ...subject, isEnabled: true, messages: [] })
    expect((await chat()).id).toBe(first.id)
    expect((await read(orderId)).chat).toMatchObject({ id: first.id, isEnabled: true, unreadCount: null })
  })

  test('says twice, consistently, whether it is open [API-46, API-47]', async () => {
    const { restaurantId, diner, subject } = await aTalk()
    const body = {
      id_ristorante: restaurantId,
      api_key: diner.apiKey,
      chatable_type: 'ORDINE',
      chatable_id: subject.subjectId,
    }
    const sent = await post(service, '/account/chat/send_message', { ...body, message: 'Senza cipolla' })
    expect(sent.content).toMatchObject({
      success: true,
      data: {
        messaggio: {
          id_utente: null,
          messaggio: 'Senza cipolla',
          created_at: '2026-03-10 12:00:00',
          data_ora_lettura: null,
        },
      },
    })
    expect((await post(service, '/account/chat/get', body)).content).toMatchObject({
      data: { chat: { f_enabled: 1, messaggi: [{ messaggio: 'Senza cipolla' }] }, f_enabled: 1 },
    })
  })

  test('keeps both sides in order, naming staff only [MSG-05]', async () => {
    const { chat, say, answer } = await aTalk()
    await say('Is there garlic in it?')
    expect((await answer('No, none.')).status).toBe(200)
    await say('<b>Thanks</b>')
    const { messages } = await chat()
    expect(messages.map(({ text, staffId }) => [text, staffId === null])).toEqual([
      ['Is there garlic in it?', true],
      ['No, none.', false],
      ['<b>Thanks</b>', true],
    ])
    // Who answers has read what was asked.
    expect(messages[0]?.readAt).toBe('2026-03-10 12:00:00')
  })

  test('counts unread until marked, in all and one by one [API-43, API-48]', async () => {
    const { api, subject, answer, unread, say } = await aTalk()
    await say('Hello')
    expect(await unread()).toEqual([])
    await answer('One')
    await answer('Two')
    const both = await unread()
    expect(both.map(({ text, chat }) => [text, chat?.kind, chat?.subjectId])).toEqual([
      ['One', 'order', subject.subjectId],
      ['Two', 'order', subject.subjectId],
    ])
    const counted = await api.call(getOrderHistory, { countsMessages: true })
    expect(counted.orders[0]?.chat?.unreadCount).toBe(2)
    const first = both[0]?.id ?? id<'Message'>(0)
    await api.call(markMessages, { ...subject, ids: [first] })
    expect((await unread()).map(({ text }) => text)).toEqual(['Two'])
  })

  test('marks only what the restaurant wrote in it', async () => {
    const { api, subject, say, chat, place, unread, desk } = await aTalk()
    const mine = await say('Hello')
    const other = { kind: 'order', subjectId: id<'Subject'>((await place({ dishes: [{ id: 901 }] })).id) } as const
    await desk(`orders/${other.subjectId}/message`, { text: 'Hi' })
    const [foreign] = await unread()
    await api.call(markMessages, { ...subject, ids: [mine.message.id, foreign?.id ?? id(0)] })
    expect((await chat()).messages[0]?.readAt).toBeNull()
    expect(await unread()).toHaveLength(1)
  })

  test('ends a day after the slot, then read-only [MSG-08, MSG-16, API-47]', async () => {
    const { chat, say, answer, at, listed, api, subject, unread } = await aTalk()
    await say('See you')
    const endsAt = noon + 7.5 * hour + 24 * hour
    at(endsAt - 1)
    expect(await chat()).toMatchObject({ isEnabled: true })
    await answer('You left your umbrella')
    at(endsAt)
    expect(await chat()).toMatchObject({ isEnabled: false })
    expect(await statusOf(say('Oh'))).toBe('MESSAGING_TIME_ENDED')
    // Listed as long as something in it is unread.
    expect((await listed()).map(({ isEnabled, unreadCount }) => [isEnabled, unreadCount])).toEqual([[false, 1]])
    await api.call(markMessages, { ...subject, ids: (await unread()).map((message) => message.id) })
    expect(await listed()).toEqual([])
  })

  test('belongs to one customer', async () => {
    const { restaurantId, subject } = await aTalk()
    const other = await aDiner(service, restaurantId)
    expect(await statusOf(other.api.call(getChat, subject))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(other.api.call(sendMessage, { ...subject, text: 'Hi' }))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(other.api.call(markMessages, { ...subject, ids: [] }))).toBe('ENTITY_NOT_FOUND')
    expect((await other.api.call(getConversations, active)).conversations).toEqual([])
  })

  test.each([
    ['empty', '  \n'],
    ['longer than anybody reads', 'a'.repeat(2001)],
  ])('takes no message that is %s', async (_what, text) => {
    const { say, chat } = await aTalk()
    expect(await statusOf(say(text))).toBe('VALIDATION')
    expect((await chat()).messages).toEqual([])
  })

  test.each([
    ['at a table', { like: 2 }, orderSamples.table],
    ['at a venue without messaging', { venue: { hasMessaging: false } }, {}],
  ] as const)('about an order %s is not offered [ORD-06, MSG-14]', async (_where, wish, way) => {
    const { read, subject, say } = await aTalk(wish, way)
    expect((await read(id(subject.subjectId))).isMessagingVisible).toBe(false)
    expect(await statusOf(say('Hello'))).toBe('MESSAGING_TIME_ENDED')
  })
})

describe('the list of conversations', () => {
  test('names what each is about, the newest first [API-49]', async () => {
    const { chat, place, api, listed } = await aTalk()
    await chat()
    const later = await place({ dishes: [{ id: 901 }] })
    await api.call(getChat, { kind: 'order', subjectId: id<'Subject'>(later.id) })
    const [newest, oldest] = await listed()
    expect(newest).toMatchObject({
      kind: 'order',
      subjectId: later.id,
      subject: {
        id: later.id,
        venueId: 11,
        status: 'new',
        orderType: 'takeAway',
        slotStart: '2026-03-10 19:30:00',
        total: later.total,
      },
    })
    expect(oldest?.subjectId).not.toBe(later.id)
  })

  test('counts only when it is asked to', async () => {
    const { api, answer } = await aTalk()
    await answer('Hello')
    const asked = { onlyActive: true, countsMessages: false }
    expect((await api.call(getConversations, asked)).conversations[0]?.unreadCount).toBeNull()
  })
})

describe('the address for push messages of a device', () => {
  test('is replaced by the next, ends with the session [API-45, PUSH-01]', async () => {
    const { diner, api } = await aTalk()
    const tokens = async () => (await pushTokensOf(service.db, diner.id)).map(({ token }) => token)
    const deviceId = 'web-AAAAAAAAAAA'
    await api.call(setPushToken, { token: 'one', type: 'fcm', deviceId })
    await api.call(setPushToken, { token: 'two', type: 'fcm', deviceId })
    expect(await tokens()).toEqual(['two'])
    await api.call(logout, { deviceId })
    expect(await tokens()).toEqual([])
  })
})

describe('the desk', () => {
  test('lists conversations and answers them', async () => {
    const { say, desk, chat } = await aTalk()
    await say('Is there garlic in it?')
    const { content } = await desk('chats')
    const { chats } = content as { chats: { id: number; unreadCount: number; isOpen: boolean }[] }
    expect(chats).toMatchObject([
      { kind: 'order', customer: { name: 'Anna Rossi' }, unreadCount: 1, isOpen: true, messages: [{ isOwn: false }] },
    ])
    expect((await desk(`chats/${chats[0]?.id}/messages`, { text: 'No' })).status).toBe(200)
    expect((await chat()).messages.map(({ text }) => text)).toEqual(['Is there garlic in it?', 'No'])
    const after = (await desk('chats')).content as typeof content & { chats: object[] }
    expect(after.chats).toMatchObject([{ unreadCount: 0, messages: [{}, { isOwn: true, text: 'No' }] }])
  })

  test('lists a message that waits below fifty newer conversations [ORD-60]', async () => {
    const { say, desk, subject } = await aTalk()
    await say('Is there garlic in it?')
    await service.db.execute(sql`
      with newer as (insert into orders (restaurant_id, venue_id, account_id, language, order_type, status, payment_mode,
          timetable_id, slot_start, as_soon_as_possible, products_total, total, created_at)
        select restaurant_id, venue_id, account_id, 'en', 'takeAway', 'refused', 'cash', timetable_id, slot_start, false, 100, 100, now()
          from orders, generate_series(1, 60) where id = ${subject.subjectId} returning *),
        talks as (insert into chats (restaurant_id, account_id, kind, subject_id, created_at)
          select restaurant_id, account_id, 'order', id, now() from newer returning id)
      insert into chat_messages (chat_id, staff_id, text, created_at) select id, 1, 'Thank you', now() from talks`)
    type Listed = { readonly chats: readonly { readonly id: number; readonly unreadCount: number }[] }
    const waiting = async () =>
      ((await desk('chats')).content as Listed).chats.filter(({ unreadCount }) => unreadCount > 0)
    const [chat] = await waiting()
    expect(chat).toBeDefined()
    expect((await desk(`chats/${chat?.id}/messages`, { text: 'No' })).status).toBe(200)
    expect((await desk('chats')).content).toMatchObject({ chats: { length: 50 } })
  })

  test('cannot write to nobody, nothing, or after the end', async () => {
    const { desk, subject, at, answer } = await aTalk()
    expect((await desk('chats/999999999/messages', { text: 'Hi' })).status).toBe(404)
    expect((await desk('orders/999999999/message', { text: 'Hi' })).status).toBe(404)
    expect((await desk(`orders/${subject.subjectId}/message`, { text: ' ' })).status).toBe(400)
    at(noon + 48 * hour)
    expect((await answer('Hi')).status).toBe(409)
    expect((await desk('chats')).content).toEqual({ chats: [] })
  })
})
