import type { Database } from '#server/platform/db/database.ts'
import type { ChatMessage, ChatOfSubject } from '#src/contract/chat.ts'
import type { Id } from '#src/contract/values.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import type { ChatRow, MessageRow } from './chat-queries.ts'
import { chatsAbout, unreadByChat } from './chat-queries.ts'
import type { ChatSubject } from './chat-subject.ts'

type Asked = { readonly nowMs: number; readonly countsMessages: boolean }

/** The conversations about these subjects, by subject id; subjects without a conversation are left out. */
export async function readChatsOf(
  db: Database,
  subjects: readonly ChatSubject[],
  asked: Asked,
): Promise<Map<Id<'Subject'>, ChatOfSubject>> {
  const [first] = subjects
  if (!first) return new Map()
  const ids = subjects.map(({ id }) => id)
  const rows = await chatsAbout(db, { restaurantId: first.venue.restaurantId, kind: first.kind, subjectIds: ids })
  const unread = asked.countsMessages
    ? await unreadByChat(
        db,
        rows.map(({ id }) => id),
      )
    : null
  return new Map(
    rows.flatMap((row) => {
      const subject = subjects.find(({ id }) => id === row.subjectId)
      return subject ? [[row.subjectId, readChat(row, subject, asked.nowMs, unread)] as const] : []
    }),
  )
}

/** A conversation without its messages (contract 2.18); `unread` null = counts were not requested. */
export function readChat(
  { id, kind, subjectId }: ChatRow,
  subject: ChatSubject,
  nowMs: number,
  unread: ReadonlyMap<Id<'Chat'>, number> | null,
): ChatOfSubject {
  const unreadCount = unread && (unread.get(id) ?? 0)
  return { id, kind, subjectId, isEnabled: isChatOpen(subject, nowMs), unreadCount }
}

/** Until its time is over, and while the venue takes messages. */
export function isChatOpen({ isMessagingVisible, endsAtMs }: ChatSubject, nowMs: number): boolean {
  return isMessagingVisible && nowMs < endsAtMs
}

/**
 * A message with times in the venue's time zone; `chat` is given where messages of several conversations are listed.
 */
export function readMessage(row: MessageRow, timeZone: string, chat: ChatRow | null = null): ChatMessage {
  const { id, chatId, staffId, text, createdAt, readAt } = row
  return {
    id,
    chatId,
    staffId,
    text,
    createdAt: wallClock(createdAt.getTime(), timeZone),
    readAt: readAt && wallClock(readAt.getTime(), timeZone),
    chat: chat && { id: chat.id, kind: chat.kind, subjectId: chat.subjectId },
  }
}
