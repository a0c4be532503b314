import { answerChat as chatAnswer, readChats, writeAboutOrder } from '#desk/contract/messages.ts'
import { answerChat, writeAbout } from '#server/messaging/answer-chat.ts'
import type { Clock } from '#server/platform/service-clock.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'
import { chatsForStaff } from './staff-chats.ts'

/** Conversations of the staff with customers. */
export function staffMessageRoutes({ read, change }: DeskRoutes, clock: Clock) {
  read(readChats, async ({ db, member, nowMs }) => ({ chats: await chatsForStaff(db, member, nowMs) }))

  change(chatAnswer, ({ text }, call) => {
    const chat = { restaurantId: call.member.restaurantId, id: call.idOf<'Chat'>('chat') }
    return saveChange(call, async (tx) => {
      const verdict = await answerChat(tx, chat, text, clock.now)
      return verdict.ok ? written('chat.message', chat.id) : verdict
    })
  })

  change(writeAboutOrder, ({ text }, call) => {
    const subjectId = call.idOf<'Subject'>('order')
    const about = { kind: 'order', subjectId, restaurantId: call.member.restaurantId } as const
    return saveChange(call, async (tx) => {
      const verdict = await writeAbout(tx, about, text, clock.now)
      return verdict.ok ? written('order.message', subjectId) : verdict
    })
  })
}

/** The text stands in the conversation, and goes with it: it may name the customer. */
function written(action: 'chat.message' | 'order.message', subject: number) {
  return audited({ action, subject, before: null, after: null })
}
