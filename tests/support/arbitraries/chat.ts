import fc from 'fast-check'

import type { ChatMessage, ChatOfSubject } from '#src/contract/chat.ts'

import { aCount, aDateTime, aFlag, anId, anObject, aText, orNull } from './values.ts'

export const subject = {
  kind: fc.constantFrom('order' as const, 'reservation' as const),
  subjectId: anId<'Subject'>(),
}
export const aMessage = anObject<ChatMessage>({
  id: anId(),
  chatId: anId(),
  staffId: orNull(anId<'Staff'>()),
  text: aText,
  createdAt: aDateTime,
  readAt: orNull(aDateTime),
  chat: orNull(anObject<NonNullable<ChatMessage['chat']>>({ id: anId(), ...subject })),
})
export const chatFields = { id: anId<'Chat'>(), ...subject, isEnabled: aFlag, unreadCount: orNull(aCount) }

export const aChatOfSubject = anObject<ChatOfSubject>(chatFields)
