import type { ChatMessage, Subject } from '#src/contract/chat.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'

/** Number of unread messages about an order or reservation; of all without one. */
export function unreadCount(unread: readonly ChatMessage[], about?: Subject): number {
  return unread.filter(
    ({ readAt, chat }) =>
      readAt === null && (!about || (chat?.kind === about.kind && chat.subjectId === about.subjectId)),
  ).length
}

/** Adds a message unless it is in the list. */
export function withMessage(unread: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return unread.some(({ id }) => id === message.id) ? unread : [...unread, message]
}

/** Removes the messages with these ids. */
export function withRead(
  unread: readonly ChatMessage[],
  ids: readonly Id<'Message'>[],
  readAt: LocalDateTime,
): readonly ChatMessage[] {
  return unread.map((message) =>
    ids.includes(message.id) && message.readAt === null ? { ...message, readAt } : message,
  )
}
