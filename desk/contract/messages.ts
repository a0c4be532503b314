import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { id, instant, nothing, oneOf, rows } from './values.ts'

/** A conversation with a customer about an order or a reservation, with at least one message. */
export const chat = z.object({
  id: id<'Chat'>(),
  kind: oneOf('order', 'reservation'),
  subjectId: id<'Subject'>(),
  /** Name of the venue. */
  venue: z.string(),
  customer: z.object({ name: z.string() }),
  /** Whether messages can still be written. */
  isOpen: z.boolean(),
  unreadCount: z.int(),
  messages: rows(z.object({ id: z.int(), isOwn: z.boolean(), text: z.string(), at: instant })),
})
export type DeskChat = z.output<typeof chat>

export const readChats = deskRead('/chats', z.object({ chats: rows(chat) }))

const message = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) })
export const answerChat = deskSend('/chats/:chat/messages', message, nothing)
/** Begins a conversation about an order, or goes on with it. */
export const writeAboutOrder = deskSend('/orders/:order/message', message, nothing)
