import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import {
  cancelOrder,
  confirmOrder,
  consumeOrder as orderConsumed,
  readFoundOrders,
  readOrders,
  refuseOrder,
  removeTestOrder,
  searchedWords,
  sendCourier,
  sendExpected,
} from '#desk/contract/orders.ts'
import { changeCourier, changeExpected } from '#server/orders/change-delivery.ts'
import { consumeOrder } from '#server/orders/consume-order.ts'
import type { Decision } from '#server/orders/decide-order.ts'
import { decideOrder, freeFromBills } from '#server/orders/decide-order.ts'
import { foundOrders } from '#server/orders/found-orders.ts'
import { beginGivingUpOrder, giveUpOrder } from '#server/orders/give-up-order.ts'
import type { ListedOrder } from '#server/orders/newest-orders.ts'
import { countUnpaid, newestOrders } from '#server/orders/newest-orders.ts'
import { isVisibleToVenue } from '#server/orders/order-queries.ts'
import { removeTest } from '#server/orders/remove-tests.ts'
import { executeDueActions } from '#server/payments/due-actions.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import { factsOfTold } from './facts-of-told.ts'
import { orderForKitchen } from './kitchen-view.ts'
import { orderOf, saveOrder } from './save-order.ts'
import { ordersForStaff } from './staff-orders.ts'

const decisions = { confirm: 'confirmed', refuse: 'refused', cancel: 'cancelled' } as const satisfies Readonly<
  Record<string, Decision>
>

/** Orders at the staff desk; not part of the contract. */
export function staffRoutes({ read, change }: DeskRoutes, payments: PaymentDeps) {
  const { db, clock } = payments
  async function shown({ member, language }: DeskCall, rows: readonly ListedOrder[]) {
    const isKitchen = member.role === 'kitchen'
    // What is not paid is not cooked.
    const seen = isKitchen ? rows.filter(({ order }) => isVisibleToVenue(order)) : rows
    const orders = await ordersForStaff(db, { scope: member, language }, seen)
    return isKitchen ? orders.map(orderForKitchen) : orders
  }

  read(readOrders, async (call) => ({
    orders: await shown(call, await newestOrders(db, call.member, call.nowMs)),
    waitingForPayment: await countUnpaid(db, call.member),
  }))

  read(readFoundOrders, async (call) => {
    const words = searchedWords(call.context.req.param('words') ?? '')
    // What somebody may not see they cannot find out by a search either.
    const knowsCustomers = call.member.role !== 'kitchen'
    return {
      orders: words === null ? [] : await shown(call, await foundOrders(db, call.member, { words, knowsCustomers })),
    }
  })

  async function decide(call: DeskCall, action: keyof typeof decisions, told: Told<OrderEndReason>) {
    const decision = decisions[action]
    await freeFromBills(payments, orderOf(call), decision)
    const saved = await saveOrder(call, `order.${action}`, async (tx, key) => {
      const verdict = await decideOrder(tx, key, { decision, told }, clock.now)
      if (!verdict.ok) return verdict
      const { due, isPaidBack } = verdict.value
      return accept({ answer: { status: decision }, due, facts: { isPaidBack, ...factsOfTold(told) } })
    })
    for (const paid of saved.ok ? saved.value.due : []) await executeDueActions(payments, paid)
    return saved
  }
  change(confirmOrder, (_body, call) => decide(call, 'confirm', {}))
  change(refuseOrder, (told, call) => decide(call, 'refuse', told))
  change(cancelOrder, async (told, call) => {
    const giveUp = await beginGivingUpOrder(payments, orderOf(call))
    if (!giveUp) return decide(call, 'cancel', told)
    const saved = await saveOrder(call, 'order.cancel', async (tx, key) => {
      const verdict = await giveUpOrder(tx, key, { giveUp, told, nowMs: call.nowMs })
      return verdict.ok ? accept({ answer: { status: 'cancelled' as const }, facts: factsOfTold(told) }) : verdict
    })
    await executeDueActions(payments, { ...orderOf(call), kind: 'order' })
    return saved
  })

  change(orderConsumed, (_body, call) =>
    saveOrder(call, 'order.consume', async (tx, key) => {
      const verdict = await consumeOrder(tx, key, clock.now)
      return verdict.ok ? accept({ answer: verdict.value }) : verdict
    }),
  )

  change(removeTestOrder, (_body, call) =>
    saveOrder(call, 'order.test-remove', async (tx, key) =>
      (await removeTest(tx, key)) ? accept({ answer: {} }) : refuse({ reason: 'not-a-test' }),
    ),
  )

  change(sendCourier, (body, call) =>
    saveOrder(call, 'order.courier', async (tx, key) =>
      silently(await changeCourier(tx, key, { to: body, nowMs: clock.now })),
    ),
  )

  change(sendExpected, ({ expected }, call) =>
    saveOrder(call, 'order.expected', async (tx, key) =>
      silently(await changeExpected(tx, key, { to: expected, nowMs: clock.now })),
    ),
  )
}

/** A change of an order that answers nothing. */
function silently<R>(verdict: Verdict<object | null, R>): Verdict<{ readonly answer: object }, R> {
  return verdict.ok ? accept({ answer: {} }) : verdict
}
