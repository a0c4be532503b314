import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import { messagesOf } from '#server/messaging/chat-queries.ts'
import { subjectsOf } from '#server/messaging/chat-subject.ts'
import { isChatOpen } from '#server/messaging/read-chat.ts'
import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { chats } from '#server/platform/db/schema/messaging-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { DeskScope } from './desk-member.ts'

const howMany = 50

/** The newest conversations about orders and reservations of a scope, or the one with this id. */
export function deskChats(db: Database, { restaurantId, venueId }: DeskScope, id?: Id<'Chat'>) {
  const venueOfSubject = sql`coalesce(${orders.venueId}, ${reservations.venueId})`
  return db
    .select(getTableColumns(chats))
    .from(chats)
    .leftJoin(
      orders,
      and(eq(chats.kind, 'order'), eq(orders.restaurantId, restaurantId), eq(orders.id, sql`${chats.subjectId}`)),
    )
    .leftJoin(
      reservations,
      and(
        eq(chats.kind, 'reservation'),
        eq(reservations.restaurantId, restaurantId),
        eq(reservations.id, sql`${chats.subjectId}`),
      ),
    )
    .where(
      and(
        eq(chats.restaurantId, restaurantId),
        venueId === null ? undefined : eq(venueOfSubject, venueId),
        id === undefined ? undefined : eq(chats.id, id),
      ),
    )
    .orderBy(desc(chats.id))
    .limit(howMany)
}

/** The newest conversations with at least one message; the desk asks after every change. */
export async function chatsForStaff(db: Database, scope: DeskScope, nowMs: number) {
  const { restaurantId } = scope
  const rows = await deskChats(db, scope)
  const subjects = await subjectsOf(db, restaurantId, rows)
  const messages = await messagesOf(db, ...rows.map(({ id }) => id))
  const customers = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(rows.map(({ accountId }) => accountId))]))
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
