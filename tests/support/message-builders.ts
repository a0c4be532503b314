import type { ChatMessage } from '#src/contract/chat.ts'

import { id, moment } from './builders.ts'

/** A message of the customer, as a conversation holds it. */
export function aMessage(fields: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: id(1),
    chatId: id(77),
    staffId: null,
    text: 'Is there garlic in it?',
    createdAt: moment('2026-11-20 12:00:00'),
    readAt: null,
    chat: null,
    ...fields,
  }
}

/** A message of the restaurant. */
export function theirs(fields: Partial<ChatMessage> = {}): ChatMessage {
  return aMessage({ staffId: id(3), text: 'No, none.', ...fields })
}

/** An unread message of the restaurant about an order, as the account's status tells it. */
export function anUnread(fields: Partial<ChatMessage> = {}): ChatMessage {
  return theirs({ chat: { id: id(77), kind: 'order', subjectId: id(10_057) }, ...fields })
}
