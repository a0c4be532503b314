import fc from 'fast-check'

import type { Chat, Subject } from '#src/contract/chat.ts'
import { getAccountStatus, getChat, markMessages, sendMessage, setPushToken } from '#src/contract/chat.ts'
import type { ListedConversation } from '#src/contract/conversation.ts'
import { getConversations } from '#src/contract/conversation.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'

import { call } from './call.ts'
import { aMessage, chatFields, subject } from './chat.ts'
import { aPaymentMode } from './order.ts'
import { aCount, aDateTime, aFlag, aList, anId, anObject, aText, orNull, someCents } from './values.ts'
import { anOrderType } from './venue.ts'

const aSubject = anObject<Subject>(subject)
const aStatus = fc.constantFrom('new' as const, 'confirmed' as const, 'cancelled' as const)

/** The calls about messages. */
export const messagingCalls = {
  getAccountStatus: call(getAccountStatus, anObject({ withChat: aFlag }), anObject({ unread: aList(aMessage) })),
  getChat: call(
    getChat,
    aSubject,
    anObject({ chat: anObject<Chat>({ ...chatFields, messages: aList(aMessage) }), isEnabled: aFlag }),
  ),
  sendMessage: call(
    sendMessage,
    anObject<RequestOf<typeof sendMessage>>({ ...subject, text: aText }),
    anObject({ message: aMessage }),
  ),
  markMessages: call(
    markMessages,
    anObject<RequestOf<typeof markMessages>>({ ...subject, ids: aList(anId<'Message'>()) }),
    fc.constant({}),
  ),
  getConversations: call(
    getConversations,
    anObject({ onlyActive: aFlag, countsMessages: aFlag }),
    anObject({
      conversations: aList(
        anObject<ListedConversation>({
          ...chatFields,
          subject: anObject<ListedConversation['subject']>({
            id: orNull(anId<'Subject'>()),
            venueId: anId(),
            status: aStatus,
            orderType: orNull(anOrderType),
            slotStart: orNull(aDateTime),
            slotEnd: orNull(aDateTime),
            paymentMode: orNull(aPaymentMode),
            total: orNull(someCents),
            people: orNull(aCount),
            reservedFor: orNull(aDateTime),
          }),
        }),
      ),
    }),
  ),
  setPushToken: call(
    setPushToken,
    anObject<RequestOf<typeof setPushToken>>({ token: aText, type: fc.constant('fcm' as const), deviceId: aText }),
    fc.constant({}),
  ),
}
