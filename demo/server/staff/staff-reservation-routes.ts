import * as z from 'zod/mini'

import { executeDueActions } from '#demo/server/payments/due-actions.ts'
import type { PaymentDeps } from '#demo/server/payments/payment-deps.ts'
import type { App } from '#demo/server/platform/answer.ts'
import type { ReservationDecision } from '#demo/server/reservations/decide-reservation.ts'
import { decideReservation } from '#demo/server/reservations/decide-reservation.ts'
import { reservationsForStaff } from '#demo/server/reservations/reservation-queries.ts'
import { venueRowsOf } from '#demo/server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import { readStaffBody } from './staff-body.ts'

const decisionBody = z.object({ message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))) })

const decisions: readonly (readonly [action: string, decision: ReservationDecision])[] = [
  ['confirm', 'confirmed'],
  ['refuse', 'refused'],
  ['cancel', 'cancelled'],
]

/** Reservations at the desk [RESV-37]. */
export function staffReservationRoutes(app: App, payments: PaymentDeps) {
  const { db, clock } = payments
  app.get('/staff/api/reservations', async (context) => {
    const restaurantId = Number(context.req.query('restaurant') ?? 1) as Id<'Restaurant'>
    const names = new Map((await venueRowsOf(db, restaurantId)).map(({ id, name }) => [id, name]))
    const rows = await reservationsForStaff(db, restaurantId)
    return context.json({
      reservations: rows.map((row) => ({
        id: row.id,
        status: row.status,
        venue: { id: row.venueId, name: names.get(row.venueId) ?? '' },
        startsAt: row.startsAt,
        people: row.people,
        guest: { name: row.name, phone: row.phone, email: row.email, isCustomer: row.accountId !== null },
        notes: row.notes,
        message: row.message,
        depositCents: row.paymentStatus === 'paid' ? row.deposit : null,
        createdAt: row.createdAt.toISOString(),
      })),
    })
  })

  for (const [action, decision] of decisions) {
    app.post(`/staff/api/reservations/:id{[0-9]+}/${action}`, async (context) => {
      const body = await readStaffBody(context, decisionBody)
      if (!body) return context.json({ reason: 'malformed' }, 400)
      const id = Number(context.req.param('id')) as Id<'Reservation'>
      const wish = { decision, message: body.message || null }
      const verdict = await decideReservation(db, id, wish, clock.now)
      await executeDueActions(payments, { kind: 'reservation', id })
      if (verdict.ok) return context.json({ status: decision })
      return context.json(verdict.refusal, verdict.refusal.reason === 'unknown-reservation' ? 404 : 409)
    })
  }
}
