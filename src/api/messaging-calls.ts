import type { Subject } from '#src/contract/chat.ts'
import { getChat, markMessages, sendMessage, setPushToken } from '#src/contract/chat.ts'
import { getConversations } from '#src/contract/conversation.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Owner } from './customer-query.ts'
import { forCustomer } from './customer-query.ts'
import { endpointQuery } from './endpoint-query.ts'

/** One conversation; never from the cache [API-46]. */
export function chatQuery(api: ApiClient, subject: Subject, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getChat, subject, 0))
}

/** Conversations that are open or have unread messages; never from the cache [API-49]. */
export function conversationsQuery(api: ApiClient, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getConversations, { onlyActive: true, countsMessages: false }, 0))
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
