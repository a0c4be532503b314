import type { SQL } from 'drizzle-orm'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { chatMessages, chats } from '#server/platform/db/schema/messaging-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type ChatRow = typeof chats.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
export type ChatKind = ChatRow['kind']
export type ChatKey = Pick<ChatRow, 'restaurantId' | 'id'>

const ofRestaurant = isNotNull(chatMessages.staffId)
const isUnread = isNull(chatMessages.readAt)

/** The conversation about an order or a reservation; created on first use (contract C146). */
export async function openChat(db: Database, wanted: Omit<ChatRow, 'id' | 'waitsSince'>): Promise<ChatRow> {
  await db.insert(chats).values(wanted).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.restaurantId, wanted.restaurantId),
        eq(chats.kind, wanted.kind),
        eq(chats.subjectId, wanted.subjectId),
      ),
    )
  if (!row) throw new Error('Comanda: the conversation was not made.')
  return row
}

export async function chatRow(db: Database, { restaurantId, id }: ChatKey): Promise<ChatRow | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.restaurantId, restaurantId), eq(chats.id, id)))
  return row ?? null
}

type About = Pick<ChatRow, 'restaurantId' | 'kind'> & { readonly subjectIds: readonly Id<'Subject'>[] }

export function chatsAbout(db: Database, { restaurantId, kind, subjectIds }: About): Promise<ChatRow[]> {
  return db
    .select()
    .from(chats)
    .where(and(eq(chats.restaurantId, restaurantId), eq(chats.kind, kind), inArray(chats.subjectId, [...subjectIds])))
}

/** The conversations of a customer, the newest first. */
export function chatsOf(db: Database, accountId: Id<'Account'>): Promise<ChatRow[]> {
  return db
    .select()
    .from(chats)
    .where(eq(chats.accountId, accountId))
    .orderBy(sql`${chats.id} desc`)
}

/** All messages of conversations, the oldest first. */
export function messagesOf(db: Database, ...chatIds: readonly Id<'Chat'>[]): Promise<MessageRow[]> {
  return db.select().from(chatMessages).where(inArray(chatMessages.chatId, chatIds)).orderBy(asc(chatMessages.id))
}

/** Unread messages from the restaurant to a customer, oldest first. */
export function unreadOf(db: Database, accountId: Id<'Account'>) {
  return db
    .select({ message: chatMessages, chat: chats })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(and(eq(chats.accountId, accountId), ofRestaurant, isUnread))
    .orderBy(asc(chatMessages.id))
}

/** How many messages of the restaurant are unread, by conversation. */
export async function unreadByChat(db: Database, chatIds: readonly Id<'Chat'>[]): Promise<Map<Id<'Chat'>, number>> {
  const rows = await db
    .select({ chatId: chatMessages.chatId, count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .where(and(inArray(chatMessages.chatId, [...chatIds]), ofRestaurant, isUnread))
    .groupBy(chatMessages.chatId)
  return new Map(rows.map(({ chatId, count }) => [chatId, count]))
}

/** Writes a message of the customer, for which the conversation waits from now on. */
export function addMessageOfCustomer(
  db: Database,
  chatId: Id<'Chat'>,
  text: string,
  nowMs: number,
): Promise<MessageRow> {
  return db.transaction(async (tx) => {
    await tx
      .update(chats)
      .set({ waitsSince: sql`coalesce(${chats.waitsSince}, ${new Date(nowMs).toISOString()}::timestamptz)` })
      .where(eq(chats.id, chatId))
    return addMessage(tx, { chatId, staffId: null, text }, nowMs)
  })
}

/** Writes a message of the restaurant and marks those of the customer as read. */
export async function addMessageOfStaff(
  db: Database,
  { chatId, staffId, text }: Pick<MessageRow, 'chatId' | 'text'> & { readonly staffId: Id<'Staff'> },
  nowMs: number,
): Promise<void> {
  await db.update(chats).set({ waitsSince: null }).where(eq(chats.id, chatId))
  await markRead(db, and(eq(chatMessages.chatId, chatId), isNull(chatMessages.staffId)), nowMs)
  await addMessage(db, { chatId, staffId, text }, nowMs)
}

async function addMessage(
  db: Database,
  message: Pick<MessageRow, 'chatId' | 'staffId' | 'text'>,
  nowMs: number,
): Promise<MessageRow> {
  const [row] = await db
    .insert(chatMessages)
    .values({ ...message, createdAt: new Date(nowMs) })
    .returning()
  if (!row) throw new Error('Comanda: the message was not written.')
  return row
}

/** Marks these messages of the restaurant as read by the customer; ids of other conversations are ignored. */
export function markReadByCustomer(
  db: Database,
  chatId: Id<'Chat'>,
  ids: readonly Id<'Message'>[],
  nowMs: number,
): Promise<void> {
  return markRead(db, and(eq(chatMessages.chatId, chatId), ofRestaurant, inArray(chatMessages.id, [...ids])), nowMs)
}

async function markRead(db: Database, which: SQL | undefined, nowMs: number): Promise<void> {
  await db
    .update(chatMessages)
    .set({ readAt: new Date(nowMs) })
    .where(and(which, isUnread))
}
