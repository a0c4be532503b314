import type { Subject } from '#src/contract/chat.ts'
import { getAccountStatus, getChat, markMessages, sendMessage, setPushToken } from '#src/contract/chat.ts'
import { getConversations } from '#src/contract/conversation.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Email } from './endpoint-query.ts'
import { answerFor, endpointQuery } from './endpoint-query.ts'

/** What the customer has not read yet, over all conversations [API-43]. */
export function unreadQuery(api: ApiClient, email: Email) {
  return answerFor(email, endpointQuery(api, getAccountStatus, { withChat: true }))
}

/** One conversation; always asked fresh [API-46]. */
export function chatQuery(api: ApiClient, subject: Subject, email: Email) {
  return answerFor(email, endpointQuery(api, getChat, subject, 0))
}

/** The conversations that are still open or hold something unread; always asked fresh [API-49]. */
export function conversationsQuery(api: ApiClient, email: Email) {
  return answerFor(email, endpointQuery(api, getConversations, { onlyActive: true, countsMessages: false }, 0))
}

export function sendChatMessage(api: ApiClient, subject: Subject, text: string) {
  return api.call(sendMessage, { ...subject, text })
}

export function sendReadMarks(api: ApiClient, subject: Subject, ids: readonly Id<'Message'>[]) {
  return api.call(markMessages, { ...subject, ids })
}

export function sendPushToken(api: ApiClient, token: string, deviceId: string) {
  return api.call(setPushToken, { token, type: 'fcm', deviceId })
}
