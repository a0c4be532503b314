import { sendOrder } from '#src/api/send-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import { isOnline } from '#src/domain/payments/payment-options.ts'
import { finishOrder } from '#src/instance/finish-order.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

import type { Submission } from './use-submission.ts'

/**
 * Creates the order of a submission, or finds it: the same draft is one order, whatever became of its payment (rulings:
 * lost reply) [PAY-20, CHK-34..38]. What is paid at the venue, or costs nothing, is finished at once [PAY-09].
 */
export function useCreateOrder(venue: Venue) {
  const { api, stores, location, emit } = useInstance()

  function finish({ request: { orderType } }: Submission, { id, token, total }: Created) {
    finishOrder({ stores, location, emit }, { id, token, total, currency: venue.currencyCode, orderType })
  }

  async function sent({ request, fingerprint, payment }: Submission): Promise<Created> {
    const journal = stores.of(createJournalStore)
    const key = journal.begin(fingerprint, venue.id)
    const created = await sendOrder(api, request, key)
    stores.of(createPlacedLinesStore).keep(created.id, stores.cart.state.cart.lines)
    const { id, token, total } = created
    if (isOnline(payment) && total > 0) {
      const { orderType } = request
      journal.unpaid(id, token, { total, currency: venue.currencyCode, mode: payment.kind, orderType })
    }
    return created
  }

  return {
    /** What is to be paid now, or null: then the order is finished. Rejects with the failure of the call. */
    async create(submission: Submission): Promise<Payable | null> {
      const { entry } = stores.of(createJournalStore).state
      const isThere = isUnpaid(entry) && entry.fingerprint === submission.fingerprint
      const known = isThere ? { id: entry.orderId, token: entry.token, total: entry.payment.total } : null
      const created = known ?? (await sent(submission))
      const { id, token, total } = created
      if (isOnline(submission.payment) && total > 0)
        return { kind: 'order', id: id as never, venueId: venue.id, token, total }
      finish(submission, created)
      return null
    },
    finish: (submission: Submission, { id, token, total }: Payable) =>
      finish(submission, { id: id as never, token, total }),
  }
}

type Created = {
  readonly id: Parameters<typeof finishOrder>[1]['id']
  readonly token: string | null
  readonly total: Payable['total']
}
