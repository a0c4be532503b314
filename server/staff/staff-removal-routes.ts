import { piecesOfWords, readRemoval, removePieces } from '#desk/contract/orders.ts'
import type { Removal } from '#server/orders/remove-from-order.ts'
import { quoteRemoval, removeFromOrder } from '#server/orders/remove-from-order.ts'
import { executeDueActions } from '#server/payments/due-actions.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { accept } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { orderOf, saveOrder } from './save-order.ts'

/** Pieces that are removed from an order: what that gives back, and doing it [ORD-66]. */
export function staffRemovalRoutes({ read, change }: DeskRoutes, payments: PaymentDeps) {
  const { db, clock } = payments
  read(readRemoval, async (call) => {
    const pieces = piecesOfWords(call.context.req.param('pieces') ?? '')
    const quote = await quoteRemoval(db, orderOf(call), pieces)
    return quote.ok
      ? { removal: removalForStaff(quote.value), reason: null }
      : { removal: null, reason: quote.refusal.reason }
  })

  change(removePieces, async ({ pieces, seen, cents: amount, backCents: paidBack }, call) => {
    const saved = await saveOrder(call, 'order.remove', async (tx, key) => {
      const removed = await removeFromOrder(tx, key, { pieces, seen, amount, paidBack }, clock.now)
      if (!removed.ok) return removed
      const removal = removalForStaff(removed.value)
      const names = removed.value.pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
      return accept({ answer: removal, due: removed.value.due, facts: { removed: names, ...factsOf(removed.value) } })
    })
    for (const paid of saved.ok ? saved.value.due : []) await executeDueActions(payments, paid)
    return saved
  })
}

function removalForStaff({ amount, total, paidBack, shares }: Removal) {
  const bills = shares.map(({ at, mode, amount: cents }) => ({ at: at.toISOString(), mode, cents }))
  return { cents: amount, totalCents: total, backCents: paidBack, bills }
}

function factsOf({ amount, total, paidBack }: Removal) {
  return { cents: amount, totalCents: total, backCents: paidBack }
}
