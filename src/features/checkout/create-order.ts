import { sendOrder } from '#src/api/send-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { PayableOrder } from '#src/domain/payments/payable.ts'
import { habitOf, isOnline } from '#src/domain/payments/payment-options.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { finishOrder } from '#src/parts/order/finish-order.ts'
import type { FinishedOrder } from '#src/parts/order/finish-order.ts'
import type { OrderedLines } from '#src/parts/order/take-from-menu.ts'
import { createGuestDetailsStore } from '#src/state/guest-details-store.ts'
import { createHabitsStore } from '#src/state/habits-store.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

import type { Submission } from './submission.ts'

type Created = Pick<FinishedOrder, 'id' | 'token' | 'total'>
type OrderingInstance = Pick<Instance, 'api' | 'stores' | 'location' | 'emit' | 'clock' | 'queryClient'>
type Shop = Pick<Venue, 'id' | 'currencyCode'>

/** Without its code the menu is fetched again when what is loaded of it is no longer fresh. */
const takeFromMenu = (instance: OrderingInstance, ordered: OrderedLines) =>
  import('#src/parts/order/take-from-menu.ts').then((loaded) => loaded.takeFromMenu(instance, ordered)).catch(() => {})

/**
 * Creates the order of a submission, or returns the one that this draft created before: a draft is one order, whatever
 * happened to its payment (rulings "lost reply") [PAY-20, CHK-34..38]. Returns what is to be paid now; null = it is paid at
 * the venue or free, and finished [PAY-09]. Rejects with the failure of the call.
 */
export async function createOrder(
  instance: OrderingInstance,
  shop: Shop,
  submission: Submission,
): Promise<PayableOrder | null> {
  const { id, token, total } = knownOrder(instance, submission) ?? (await sent(instance, shop, submission))
  if (isOnline(submission.payment) && total > 0) return { kind: 'order', id, venueId: shop.id, token, total }
  finishSubmission(instance, shop, submission, { id, token, total })
  return null
}

/** Ends a submission whose order is placed and, if paid online, paid; the next one starts with its choices. */
export function finishSubmission(
  instance: OrderingInstance,
  { currencyCode: currency }: Shop,
  { request, payment }: Submission,
  created: Created,
): void {
  const { stores } = instance
  const { orderType, people, guest } = request
  const { address } = stores.draft.state
  stores.of(createHabitsStore).keep(habitOf(payment), people)
  // A guest's goes with the draft [CHK-72].
  if (address) stores.draft.setDefaults({ defaultAddress: guest ? null : address })
  if (guest) stores.of(createGuestDetailsStore).keep({ orderId: created.id, request })
  finishOrder(instance, { ...created, currency, orderType })
}

/** The unpaid order that this draft created before, or null. */
function knownOrder({ stores }: OrderingInstance, { fingerprint }: Submission): Created | null {
  const { entry } = stores.of(createJournalStore).state
  const isThere = isUnpaid(entry) && entry.fingerprint === fingerprint
  return isThere ? { id: entry.orderId, token: entry.token, total: entry.payment.total } : null
}

async function sent(instance: OrderingInstance, shop: Shop, submission: Submission): Promise<Created> {
  const { api, stores, clock } = instance
  const { request, fingerprint, payment } = submission
  const journal = stores.of(createJournalStore)
  const key = journal.begin(fingerprint, shop.id)
  const created = await sendOrder(api, request, key)
  const { id, token, total } = created
  const { orderType, tableId } = request
  const round = tableId ? { tableId, atMs: clock.now(), token } : null
  const { lines } = stores.cart.state.cart
  stores.of(createPlacedLinesStore).keep(id, lines, stores.draft.state, round)
  void takeFromMenu(instance, { venueId: shop.id, lines })
  if (isOnline(payment) && total > 0)
    journal.unpaid(id, token, { total, currency: shop.currencyCode, mode: payment.kind, orderType })
  return created
}
