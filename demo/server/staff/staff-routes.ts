import type { Context } from 'hono'
import * as z from 'zod/mini'

import { changeCourier, changeExpected } from '#demo/server/orders/change-delivery.ts'
import { consumeOrder } from '#demo/server/orders/consume-order.ts'
import type { Decision } from '#demo/server/orders/decide-order.ts'
import { decideOrder } from '#demo/server/orders/decide-order.ts'
import { executeDueActions } from '#demo/server/payments/due-actions.ts'
import type { PaymentDeps } from '#demo/server/payments/payment-deps.ts'
import type { App } from '#demo/server/platform/answer.ts'
import { mailsOf } from '#demo/server/platform/outbox/mail-outbox.ts'
import type { Id } from '#src/contract/values.ts'
import { localDateTime } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'

import { readStaffBody } from './staff-body.ts'
import { countUnpaid, ordersForStaff } from './staff-orders.ts'

// Delivery statuses of couriers (contract 2.15).
const courierWords = (
  'READY ROUTED ASSIGNED_TO_COURIER ON_DELIVERY DELIVERED ON_RETURN_TO_WH UNDELIVERABLE RETURNED CANCELLED ' +
  'picking almost_picking waiting_at_pickup delivering almost_delivering waiting_at_dropoff delivered ' +
  'returned returning canceled'
).split(' ')
const shortText = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
const courier = z.object({
  company: shortText,
  status: z.nullable(z.enum(courierWords)),
  name: shortText,
  phone: shortText,
})
const expectation = z.object({
  expected: z.nullable(z.object({ from: localDateTime, to: z.nullable(localDateTime) })),
})

const decisions: readonly (readonly [action: string, decision: Decision])[] = [
  ['confirm', 'confirmed'],
  ['refuse', 'refused'],
  ['cancel', 'cancelled'],
]

/** The staff desk of the demo; not part of the contract, and without a login. */
export function staffRoutes(app: App, payments: PaymentDeps) {
  const { db, clock } = payments
  app.get('/staff/api/orders', async (context) => {
    const restaurantId = restaurantOf(context.req.query('restaurant'))
    const orders = await ordersForStaff(db, restaurantId)
    return context.json({ orders, waitingForPayment: await countUnpaid(db, restaurantId) })
  })

  app.get('/staff/api/outbox', async (context) =>
    context.json({ mails: await mailsOf(db, restaurantOf(context.req.query('restaurant'))) }),
  )

  for (const [action, decision] of decisions) {
    app.post(`/staff/api/orders/:id{[0-9]+}/${action}`, async (context) => {
      const id = orderIdOf(context)
      const verdict = await decideOrder(db, id, decision, clock.now)
      await executeDueActions(payments, { kind: 'order', id })
      return answerStaff(context, verdict, { status: decision })
    })
  }

  app.post('/staff/api/orders/:id{[0-9]+}/consume', async (context) => {
    const verdict = await consumeOrder(db, orderIdOf(context), clock.now)
    return answerStaff(context, verdict, verdict.ok ? verdict.value : {})
  })

  app.post('/staff/api/orders/:id{[0-9]+}/courier', async (context) => {
    const body = await readStaffBody(context, courier)
    if (!body) return context.json({ reason: 'malformed' }, 400)
    return answerStaff(context, await changeCourier(db, orderIdOf(context), body))
  })

  app.post('/staff/api/orders/:id{[0-9]+}/expected', async (context) => {
    const body = await readStaffBody(context, expectation)
    if (!body) return context.json({ reason: 'malformed' }, 400)
    return answerStaff(context, await changeExpected(db, orderIdOf(context), body.expected))
  })
}

function answerStaff(context: Context, verdict: Verdict<unknown, { readonly reason: string }>, content: object = {}) {
  if (verdict.ok) return context.json(content)
  return context.json(verdict.refusal, verdict.refusal.reason === 'unknown-order' ? 404 : 409)
}

function orderIdOf(context: Context): Id<'Order'> {
  return Number(context.req.param('id')) as Id<'Order'>
}

function restaurantOf(query: string | undefined): Id<'Restaurant'> {
  return Number(query ?? 1) as Id<'Restaurant'>
}
