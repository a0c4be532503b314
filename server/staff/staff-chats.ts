import { namesOfAccounts } from '#server/accounts/account-queries.ts'
import { messagesOf } from '#server/messaging/chat-queries.ts'
import { subjectsOf } from '#server/messaging/chat-subject.ts'
import { newestChats } from '#server/messaging/newest-chats.ts'
import { isChatOpen } from '#server/messaging/read-chat.ts'
import type { Database } from '#server/platform/db/database.ts'

import type { DeskScope } from './desk-member.ts'

/** The newest conversations with at least one message; the desk asks after every change. */
export async function chatsForStaff(db: Database, scope: DeskScope, nowMs: number) {
  const { restaurantId } = scope
  const rows = await newestChats(db, scope, nowMs)
  const subjects = await subjectsOf(db, restaurantId, rows)
  const messages = await messagesOf(db, ...rows.map(({ id }) => id))
  const customers = await namesOfAccounts(db, [...new Set(rows.map(({ accountId }) => accountId))])
  return rows.flatMap((row) => {
    const subject = subjects.find((one) => one.kind === row.kind && one.id === row.subjectId)
    const customer = customers.find(({ id }) => id === row.accountId)
    const said = messages.filter(({ chatId }) => chatId === row.id)
    if (!subject || !customer || said.length === 0) return []
    return {
      id: row.id,
      kind: row.kind,
      subjectId: row.subjectId,
      venue: subject.venue.name,
      customer: { name: `${customer.firstName} ${customer.lastName}` },
      isOpen: isChatOpen(subject, nowMs),
      unreadCount: said.filter(({ staffId, readAt }) => staffId === null && readAt === null).length,
      messages: said.map(({ id, staffId, text, createdAt }) => ({
        id,
        isOwn: staffId !== null,
        text,
        at: createdAt.toISOString(),
      })),
    }
  })
}
