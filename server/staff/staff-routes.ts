import * as z from 'zod/mini'

import { changeCourier, changeExpected } from '#server/orders/change-delivery.ts'
import { consumeOrder } from '#server/orders/consume-order.ts'
import type { Decision } from '#server/orders/decide-order.ts'
import { decideOrder, freeFromBills } from '#server/orders/decide-order.ts'
import type { OrderKey } from '#server/orders/order-queries.ts'
import { executeDueActions } from '#server/payments/due-actions.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { localDateTime } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'

import type { DeskAnswer, DeskCall, DeskRoutes } from './desk-answer.ts'
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
const nothing = z.object({})

const decisions: readonly (readonly [action: string, decision: Decision])[] = [
  ['confirm', 'confirmed'],
  ['refuse', 'refused'],
  ['cancel', 'cancelled'],
]

/** Orders at the staff desk; not part of the contract. */
export function staffRoutes({ read, change }: DeskRoutes, payments: PaymentDeps) {
  const { db, clock } = payments
  read('/orders', async ({ member }) => ({
    orders: await ordersForStaff(db, member),
    waitingForPayment: await countUnpaid(db, member),
  }))

  for (const [action, decision] of decisions) {
    change(`/orders/:order/${action}`, nothing, async (_body, call) => {
      const key = orderOf(call)
      await freeFromBills(payments, key, decision)
      const verdict = await decideOrder(db, key, decision, clock.now)
      if (!verdict.ok) return verdict
      for (const paid of verdict.value) await executeDueActions(payments, paid)
      return accept({ status: decision })
    })
  }

  change('/orders/:order/consume', nothing, (_body, call) => consumeOrder(db, orderOf(call), clock.now))

  change('/orders/:order/courier', courier, async (body, call) =>
    done(await changeCourier(db, orderOf(call), { to: body, nowMs: clock.now })),
  )

  change('/orders/:order/expected', expectation, async ({ expected }, call) =>
    done(await changeExpected(db, orderOf(call), { to: expected, nowMs: clock.now })),
  )
}

function orderOf({ member, idOf }: DeskCall): OrderKey {
  return { restaurantId: member.restaurantId, id: idOf('order') }
}

/** Answers a change that has nothing to say. */
function done(verdict: { readonly ok: true } | Extract<DeskAnswer, { readonly ok: false }>): DeskAnswer {
  return verdict.ok ? accept({}) : verdict
}
