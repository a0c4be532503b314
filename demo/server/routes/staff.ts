import { eq } from 'drizzle-orm'

import type { App } from '#demo/server/answer.ts'
import type { Clock } from '#demo/server/clock.ts'
import type { Database } from '#demo/server/db/database.ts'
import { accounts } from '#demo/server/db/schema/trade.ts'
import type { Decision } from '#demo/server/ordering/decide-order.ts'
import { decideOrder } from '#demo/server/ordering/decide-order.ts'
import type { OrderRow } from '#demo/server/queries/orders.ts'
import { latestOrders, linesOf, statusLogOf } from '#demo/server/queries/orders.ts'
import { mailsOf } from '#demo/server/queries/outbox.ts'
import { venueRow } from '#demo/server/queries/venues.ts'
import type { Id } from '#src/contract/values.ts'

/** The desk of the demo: no part of the contract, and without a login of its own. */
export function staffRoutes(app: App, db: Database, clock: Clock) {
  app.get('/staff/api/orders', async (context) => {
    const rows = await latestOrders(db, restaurantOf(context.req.query('restaurant')))
    return context.json({ orders: await Promise.all(rows.map((row) => forStaff(db, row))) })
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
}

function restaurantOf(query: string | undefined): Id<'Restaurant'> {
  return Number(query ?? 1) as Id<'Restaurant'>
}

async function forStaff(db: Database, row: OrderRow) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, row.accountId))
  const venue = await venueRow(db, row.restaurantId, row.venueId)
  const lines = await linesOf(db, row.id)
  return {
    id: row.id,
    status: row.status,
    orderType: row.orderType,
    venue: { id: row.venueId, name: venue?.name ?? '' },
    customer: { name: `${account?.firstName} ${account?.lastName}`, phone: account?.phone, email: account?.email },
    slotStart: row.slotStart,
    createdAt: row.createdAt.toISOString(),
    payment: { mode: row.paymentMode, cashMeans: row.cashMeans },
    notes: row.customerNotes,
    answers: row.answers,
    lines: lines.map(({ quantity, total, item }) => ({
      quantity,
      name: item.name,
      details: [item.size, item.variant, ...item.additions].flatMap((part) => part?.name ?? []),
      note: item.note,
      totalCents: total,
    })),
    fixedCost: row.fixedCost === null ? null : { name: row.fixedCostName, cents: row.fixedCost },
    totalCents: row.total,
    statusLog: (await statusLogOf(db, row.id)).map(({ status, at }) => ({ status, at: at.toISOString() })),
  }
}
