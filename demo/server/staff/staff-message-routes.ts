import type { Context } from 'hono'
import * as z from 'zod/mini'

import type { AnswerRefusal } from '#demo/server/messaging/answer-chat.ts'
import { answerChat, writeAbout } from '#demo/server/messaging/answer-chat.ts'
import { restaurantOfOrder } from '#demo/server/orders/order-queries.ts'
import type { App } from '#demo/server/platform/answer.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import type { Clock } from '#demo/server/platform/service-clock.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'

import { readStaffBody } from './staff-body.ts'
import { chatsForStaff } from './staff-chats.ts'

const written = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) })

/** Conversations of the staff with customers. */
export function staffMessageRoutes(app: App, db: Database, clock: Clock) {
  app.get('/staff/api/chats', async (context) => {
    const restaurantId = Number(context.req.query('restaurant') ?? 1) as Id<'Restaurant'>
    return context.json({ chats: await chatsForStaff(db, restaurantId, clock.now(restaurantId)) })
  })

  app.post('/staff/api/chats/:id{[0-9]+}/messages', (context) =>
    write(context, (text) => answerChat(db, Number(context.req.param('id')) as Id<'Chat'>, text, clock.now)),
  )

  app.post('/staff/api/orders/:id{[0-9]+}/message', (context) =>
    write(context, async (text) => {
      const id = Number(context.req.param('id'))
      const restaurantId = await restaurantOfOrder(db, id as Id<'Order'>)
      if (restaurantId === null) return { ok: false, refusal: { reason: 'unknown' } }
      return writeAbout(db, { kind: 'order', subjectId: id as Id<'Subject'>, restaurantId }, text, clock.now)
    }),
  )
}

async function write(context: Context, send: (text: string) => Promise<Verdict<null, AnswerRefusal>>) {
  const body = await readStaffBody(context, written)
  if (!body) return context.json({ reason: 'malformed' }, 400)
  const verdict = await send(body.text)
  if (verdict.ok) return context.json({})
  return context.json(verdict.refusal, verdict.refusal.reason === 'unknown' ? 404 : 409)
}
