import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { ChatKey, ChatKind } from './chat-queries.ts'
import { addMessageOfStaff, chatRow, openChat } from './chat-queries.ts'
import type { ChatSubject } from './chat-subject.ts'
import { subjectOf } from './chat-subject.ts'
import { isChatOpen } from './read-chat.ts'

export type AnswerRefusal = { readonly reason: 'unknown' | 'ended' }

type Now = (restaurantId: Id<'Restaurant'>) => number

// Customers are answered by the venue: they are not told which member of its staff wrote.
const staffId = 1 as Id<'Staff'>

/** Adds a staff message to a conversation and marks the customer's messages as read. */
export function answerChat(db: Database, key: ChatKey, text: string, now: Now): Promise<Verdict<null, AnswerRefusal>> {
  return inTransaction(db, async (tx) => {
    const chat = await chatRow(tx, key)
    const subject = chat && (await subjectOf(tx, chat.restaurantId, chat))
    return chat && subject ? write(tx, { chatId: chat.id, subject, text, nowMs: now(chat.restaurantId) }) : unknown()
  })
}

type Start = { readonly kind: ChatKind; readonly subjectId: Id<'Subject'>; readonly restaurantId: Id<'Restaurant'> }

/** Adds a staff message about an order or a reservation; opens the conversation when there is none. */
export function writeAbout(
  db: Database,
  { restaurantId, ...about }: Start,
  text: string,
  now: Now,
): Promise<Verdict<null, AnswerRefusal>> {
  return inTransaction(db, async (tx) => {
    const subject = await subjectOf(tx, restaurantId, about)
    if (!subject || subject.accountId === null) return unknown()
    const nowMs = now(restaurantId)
    const { accountId } = subject
    const chat = await openChat(tx, { ...about, restaurantId, accountId, createdAt: new Date(nowMs) })
    return write(tx, { chatId: chat.id, subject, text, nowMs })
  })
}

type Answer = { readonly chatId: Id<'Chat'>; readonly subject: ChatSubject; readonly text: string; nowMs: number }

async function write(tx: Database, { chatId, subject, text, nowMs }: Answer): Promise<Verdict<null, AnswerRefusal>> {
  if (!isChatOpen(subject, nowMs)) return refuse({ reason: 'ended' })
  await addMessageOfStaff(tx, { chatId, staffId, text }, nowMs)
  return accept(null)
}

function unknown(): Verdict<null, AnswerRefusal> {
  return refuse({ reason: 'unknown' })
}
