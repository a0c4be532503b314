import * as z from 'zod/mini'

import { answerChat, writeAbout } from '#server/messaging/answer-chat.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import { accept } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { chatsForStaff } from './staff-chats.ts'

const written = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) })

/** Conversations of the staff with customers. */
export function staffMessageRoutes({ read, change }: DeskRoutes, clock: Clock) {
  read('/chats', async ({ db, member, nowMs }) => ({ chats: await chatsForStaff(db, member, nowMs) }))

  change('/chats/:chat/messages', written, async ({ text }, { db, member, idOf }) => {
    const chat = { restaurantId: member.restaurantId, id: idOf<'Chat'>('chat') }
    const verdict = await answerChat(db, chat, text, clock.now)
    return verdict.ok ? accept({}) : verdict
  })

  change('/orders/:order/message', written, async ({ text }, { db, member, idOf }) => {
    const subject = { kind: 'order', subjectId: idOf<'Subject'>('order'), restaurantId: member.restaurantId } as const
    const verdict = await writeAbout(db, subject, text, clock.now)
    return verdict.ok ? accept({}) : verdict
  })
}
