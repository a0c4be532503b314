import type { Routes } from '#server/platform/answer.ts'
import type { CustomerCall } from '#server/platform/call.ts'
import { setPushToken as storePushToken } from '#server/platform/outbox/push-tokens.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { Subject } from '#src/contract/chat.ts'
import { getAccountStatus, getChat, markMessages, sendMessage, setPushToken } from '#src/contract/chat.ts'
import { getConversations } from '#src/contract/conversation.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

import type { ChatRow } from './chat-queries.ts'
import {
  addMessageOfCustomer,
  chatsOf,
  markReadByCustomer,
  messagesOf,
  openChat,
  unreadByChat,
  unreadOf,
} from './chat-queries.ts'
import type { ChatSubject } from './chat-subject.ts'
import { subjectOf, subjectsOf } from './chat-subject.ts'
import { isChatOpen, readChat, readMessage } from './read-chat.ts'

/** Conversations about orders and reservations, and where push messages go. */
export function messagingRoutes({ answerCustomer }: Routes) {
  answerCustomer(getAccountStatus, async ({ withChat }, { db, restaurant, account }) => {
    const rows = await unreadOf(db, account.id)
    const chats = rows.map(({ chat }) => chat)
    const subjects = await subjectsOf(db, restaurant.id, chats)
    const unread = rows.flatMap(({ message, chat }) => {
      const subject = subjects.find((one) => isAbout(chat, one))
      return subject ? [readMessage(message, subject.venue.timeZone, withChat ? chat : null)] : []
    })
    return accept({ unread })
  })

  answerCustomer(getChat, async (request, call) => {
    const found = await chatFor(request, call)
    if (!found.ok) return found
    const { chat, subject } = found.value
    const messages = await messagesOf(call.db, chat.id)
    const { timeZone } = subject.venue
    const isEnabled = isChatOpen(subject, call.nowMs)
    return accept({
      chat: {
        ...readChat(chat, subject, call.nowMs, null),
        messages: messages.map((message) => readMessage(message, timeZone)),
      },
      isEnabled,
    })
  })

  answerCustomer(sendMessage, async ({ text, ...request }, call) => {
    const found = await chatFor(request, call)
    if (!found.ok) return found
    const { chat, subject } = found.value
    const written = typedText(text)
    if (written === '') return refused('VALIDATION', { fields: 'message' })
    if (!isChatOpen(subject, call.nowMs)) return refused('MESSAGING_TIME_ENDED')
    const allowed = await call.limits.take(['message'], { ...call, subject: String(call.account.id) })
    if (!allowed.ok) return allowed
    const row = await addMessageOfCustomer(call.db, chat.id, written, call.nowMs)
    return accept({ message: readMessage(row, subject.venue.timeZone) })
  })

  answerCustomer(markMessages, async ({ ids, ...request }, call) => {
    const found = await chatFor(request, call)
    if (!found.ok) return found
    await markReadByCustomer(call.db, found.value.chat.id, ids, call.nowMs)
    return accept({})
  })

  answerCustomer(getConversations, async ({ onlyActive, countsMessages }, { db, restaurant, account, nowMs }) => {
    const chats = await chatsOf(db, account.id)
    const unread = await unreadByChat(
      db,
      chats.map(({ id }) => id),
    )
    const subjects = await subjectsOf(db, restaurant.id, chats)
    const conversations = chats.flatMap((chat) => {
      const subject = subjects.find((one) => isAbout(chat, one))
      const isActive = subject && (isChatOpen(subject, nowMs) || unread.has(chat.id))
      if (!subject || (onlyActive && !isActive)) return []
      return [{ ...readChat(chat, subject, nowMs, countsMessages ? unread : null), subject: subject.shown }]
    })
    return accept({ conversations })
  })

  answerCustomer(setPushToken, async ({ token, deviceId }, call) => {
    const { db, restaurant, account, nowMs } = call
    const allowed = await call.limits.take(['pushToken'], { ...call, subject: String(account.id) })
    if (!allowed.ok) return allowed
    const createdAt = new Date(nowMs)
    await storePushToken(db, { restaurantId: restaurant.id, accountId: account.id, deviceId, token, createdAt })
    return accept({})
  })
}

function isAbout({ kind, subjectId }: ChatRow, subject: ChatSubject): boolean {
  return subject.kind === kind && subject.id === subjectId
}

type Found = { readonly chat: ChatRow; readonly subject: ChatSubject }

/** The conversation a call is about: of the customer's own orders and reservations only. */
async function chatFor(
  { kind, subjectId }: Subject,
  { db, restaurant, account, nowMs }: CustomerCall,
): Promise<Answer<Found>> {
  const subject = await subjectOf(db, restaurant.id, { kind, subjectId })
  if (!subject || subject.accountId !== account.id) return refused('ENTITY_NOT_FOUND')
  const owned = { restaurantId: restaurant.id, accountId: account.id }
  const chat = await openChat(db, { ...owned, kind, subjectId, createdAt: new Date(nowMs) })
  return accept({ chat, subject })
}
