import * as z from 'zod/mini'

import { changeCourier, changeExpected } from '#server/orders/change-delivery.ts'
import { consumeOrder } from '#server/orders/consume-order.ts'
import type { Decision } from '#server/orders/decide-order.ts'
import { decideOrder, freeFromBills } from '#server/orders/decide-order.ts'
import { countUnpaid } from '#server/orders/newest-orders.ts'
import { executeDueActions } from '#server/payments/due-actions.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { localDateTime } from '#src/contract/date-values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { orderOf, saveOrder } from './save-order.ts'
import { ordersForStaff } from './staff-orders.ts'

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

const decisions = [
  ['confirm', 'confirmed'],
  ['refuse', 'refused'],
  ['cancel', 'cancelled'],
] as const satisfies readonly (readonly [action: string, decision: Decision])[]

/** Orders at the staff desk; not part of the contract. */
export function staffRoutes({ read, change }: DeskRoutes, payments: PaymentDeps) {
  const { db, clock } = payments
  read('/orders', async ({ member }) => ({
    orders: await ordersForStaff(db, member),
    waitingForPayment: await countUnpaid(db, member),
  }))

  for (const [action, decision] of decisions) {
    change(`/orders/:order/${action}`, nothing, async (_body, call) => {
      await freeFromBills(payments, orderOf(call), decision)
      const saved = await saveOrder(call, `order.${action}`, async (tx, key) => {
        const verdict = await decideOrder(tx, key, decision, clock.now)
        if (!verdict.ok) return verdict
        const { due, isPaidBack } = verdict.value
        return accept({ answer: { status: decision }, due, facts: { isPaidBack } })
      })
      for (const paid of saved.ok ? saved.value.due : []) await executeDueActions(payments, paid)
      return saved
    })
  }

  change('/orders/:order/consume', nothing, (_body, call) =>
    saveOrder(call, 'order.consume', async (tx, key) => answering(await consumeOrder(tx, key, clock.now))),
  )

  change('/orders/:order/courier', courier, (body, call) =>
    saveOrder(call, 'order.courier', async (tx, key) =>
      answering(await changeCourier(tx, key, { to: body, nowMs: clock.now })),
    ),
  )

  change('/orders/:order/expected', expectation, ({ expected }, call) =>
    saveOrder(call, 'order.expected', async (tx, key) =>
      answering(await changeExpected(tx, key, { to: expected, nowMs: clock.now })),
    ),
  )
}

/** A change of an order is answered with what it says, if anything. */
function answering<R>(verdict: Verdict<object | null, R>): Verdict<{ readonly answer: object }, R> {
  return verdict.ok ? accept({ answer: verdict.value ?? {} }) : verdict
}
