import type { ChatMessage, Subject } from '#src/contract/chat.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'

/** How many unread messages are about this; about anything when nothing is named. */
export function unreadCount(unread: readonly ChatMessage[], about?: Subject): number {
  return unread.filter(
    ({ readAt, chat }) =>
      readAt === null && (!about || (chat?.kind === about.kind && chat.subjectId === about.subjectId)),
  ).length
}

/** A message more, told twice or not. */
export function withMessage(unread: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return unread.some(({ id }) => id === message.id) ? unread : [...unread, message]
}

/** The messages of these ids have been read. */
export function withRead(
  unread: readonly ChatMessage[],
  ids: readonly Id<'Message'>[],
  readAt: LocalDateTime,
): readonly ChatMessage[] {
  return unread.map((message) =>
    ids.includes(message.id) && message.readAt === null ? { ...message, readAt } : message,
  )
}
