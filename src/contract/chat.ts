import type * as z from 'zod/mini'

import { localDateTime } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { exactly } from './request-values.ts'
import { count, flag, id, list, oneOf, orNull, selection, text } from './values.ts'

const kinds = { order: 'ORDINE', reservation: 'PRENOTAZIONE' } as const
const subjectId = field('chatable_id', id('Subject'))

/** Subject of a conversation: an order or a reservation, by its id. */
const subjectFields = { kind: field('chatable_type', oneOf(kinds)), subjectId } as const
/** The subject in a request. */
const askedSubject = { kind: field('chatable_type', exactly(kinds)), subjectId } as const

/** One message (contract 2.18); its text is plain text. */
export const chatMessage = wireObject({
  id: field('id', id('Message')),
  chatId: field('id_chat', id('Chat')),
  /** Set = from the restaurant [MSG-05]. */
  staffId: field('id_utente', orNull(id('Staff'))),
  text: field('messaggio', text),
  createdAt: field('created_at', localDateTime),
  /** Null = unread. */
  readAt: field('data_ora_lettura', orNull(localDateTime)),
  /** Its conversation; only in lists with messages of several ones. */
  chat: field('chat', orNull(wireObject({ id: field('id', id('Chat')), ...subjectFields }))),
})
export type ChatMessage = z.output<typeof chatMessage>

/** Fields of a conversation in every reply. */
export const chatFields = {
  id: field('id', id('Chat')),
  ...subjectFields,
  /** False: closed, no more messages can be sent [MSG-08, MSG-09]. */
  isEnabled: field('f_enabled', flag),
  /** Number of unread messages of the restaurant; null unless requested. */
  unreadCount: field('messaggi_non_letti', orNull(count)),
} as const

/** The conversation as part of an order or reservation. */
export const chatOfSubject = wireObject(chatFields)
export type ChatOfSubject = z.output<typeof chatOfSubject>

/** A conversation with its messages, the oldest first. */
const chat = wireObject({ ...chatFields, messages: field('messaggi', list(chatMessage)) })
export type Chat = z.output<typeof chat>
/** Identifies a conversation, which need not exist yet. */
export type Subject = z.output<typeof getChat.request>

/** The unread messages of the restaurant, over all conversations. */
export const getAccountStatus = endpoint('/account/status', {
  auth: 'required',
  request: { withChat: field('with_chat', selection) },
  reply: { unread: field('messages_not_read', list(chatMessage)) },
})

/** A conversation; the first call creates it (contract C146). */
export const getChat = endpoint('/account/chat/get', {
  auth: 'required',
  request: askedSubject,
  reply: { chat: field('chat', chat), isEnabled: field('f_enabled', flag) },
})

export const sendMessage = endpoint('/account/chat/send_message', {
  auth: 'required',
  request: { ...askedSubject, text: field('message', text) },
  reply: { message: field('messaggio', chatMessage) },
})

export const markMessages = endpoint('/account/chat/mark_messages', {
  auth: 'required',
  request: { ...askedSubject, ids: field('ids', list(id('Message'))) },
  reply: {},
})

/** Registers this device for push messages. */
export const setPushToken = endpoint('/account/set_firebase_token', {
  auth: 'required',
  request: {
    token: field('token', text),
    type: field('type', exactly({ fcm: 'FCM' })),
    deviceId: field('unique_id', text),
  },
  reply: {},
})
