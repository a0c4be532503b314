import { errorEntry } from '#demo/server/platform/middleware/request-log.ts'

import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'
import { paymentsWithDueActions, clearDueAction } from './payment-queries.ts'

/**
 * Captures and refunds at the providers what transactions have marked as due. Never called inside a transaction, so
 * that no lock waits for the network. A failed action stays due for the next sweep.
 */
export async function executeDueActions(deps: PaymentDeps, refs?: readonly string[]): Promise<void> {
  for (const payment of await paymentsWithDueActions(deps.db)) {
    if (refs && !refs.includes(payment.ref)) continue
    try {
      await act(deps, payment)
      await clearDueAction(deps.db, payment)
    } catch (error) {
      deps.log(errorEntry(error as Error, `payment ${payment.ref} ${payment.due}`))
    }
  }
}

async function act(deps: PaymentDeps, { provider, ref, due }: PaymentRow): Promise<void> {
  const { giveBack, capture } = providerOf(deps, provider)
  await (due === 'return' ? giveBack(ref) : capture?.(ref))
}
