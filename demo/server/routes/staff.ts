import type { App } from '#demo/server/answer.ts'
import type { Clock } from '#demo/server/clock.ts'
import type { Database } from '#demo/server/db/database.ts'
import { consumeOrder } from '#demo/server/ordering/consume-order.ts'
import type { Decision } from '#demo/server/ordering/decide-order.ts'
import { decideOrder } from '#demo/server/ordering/decide-order.ts'
import { mailsOf } from '#demo/server/queries/outbox.ts'
import { ordersForStaff } from '#demo/server/queries/staff-orders.ts'
import type { Id } from '#src/contract/values.ts'

/** The desk of the demo: no part of the contract, and without a login of its own. */
export function staffRoutes(app: App, db: Database, clock: Clock) {
  app.get('/staff/api/orders', async (context) => {
    const orders = await ordersForStaff(db, restaurantOf(context.req.query('restaurant')))
    return context.json({ orders })
  })

  app.get('/staff/api/outbox', async (context) =>
    context.json({ mails: await mailsOf(db, restaurantOf(context.req.query('restaurant'))) }),
  )

  const decisions: readonly (readonly [action: string, decision: Decision])[] = [
    ['confirm', 'confirmed'],
    ['refuse', 'refused'],
  ]
  for (const [action, decision] of decisions) {
    app.post(`/staff/api/orders/:id{[0-9]+}/${action}`, async (context) => {
      const verdict = await decideOrder(db, Number(context.req.param('id')) as Id<'Order'>, decision, clock.now)
      if (verdict.ok) return context.json({ status: decision })
      return context.json(verdict.refusal, verdict.refusal.reason === 'unknown-order' ? 404 : 409)
    })
  }

  app.post('/staff/api/orders/:id{[0-9]+}/consume', async (context) => {
    const verdict = await consumeOrder(db, Number(context.req.param('id')) as Id<'Order'>, clock.now)
    if (verdict.ok) return context.json(verdict.value)
    return context.json(verdict.refusal, verdict.refusal.reason === 'unknown-order' ? 404 : 409)
  })
}

function restaurantOf(query: string | undefined): Id<'Restaurant'> {
  return Number(query ?? 1) as Id<'Restaurant'>
}
