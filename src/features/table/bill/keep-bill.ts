import { isRefused } from '#src/api/api-error.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { orderQuery } from '#src/api/order-calls.ts'
import { sendBill, sendGiveUpBill } from '#src/api/send-bill.ts'
import type { PayableBill, PaymentState } from '#src/domain/payments/payable.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { askPaymentState } from '#src/parts/payment/payment-result.ts'
import { createBillStore } from '#src/state/bill-store.ts'
import type { BillRequest } from '#src/state/bill-store.ts'

/**
 * The bill that this device keeps, opened under its key unless the service has answered that it is; null without one. Rejects
 * when it is refused, or the service cannot be reached.
 */
export async function openKeptBill({ api, stores }: Instance): Promise<PayableBill | null> {
  const store = stores.of(createBillStore)
  const { entry } = store.state
  if (!entry) return null
  const { idempotencyKey, venueId, tableId, orders, amount } = entry
  let { bill } = entry
  if (!bill) {
    bill = await sendBill(api, { venueId, tableId, orders, amount }, idempotencyKey)
    store.opened(idempotencyKey, { id: bill.id, token: bill.token })
  }
  return { kind: 'bill', id: bill.id, token: bill.token, venueId, total: amount }
}

/**
 * Asks for the state of the kept bill, whatever the last attempt reported, and forgets it once it is paid or has lapsed. Rejects
 * when the service cannot be reached.
 */
export async function settleKeptBill(instance: Instance): Promise<PaymentState | null> {
  const store = instance.stores.of(createBillStore)
  const { entry } = store.state
  const state = await stateOfKept(instance)
  // Another one has begun in the meantime.
  if (store.state.entry?.idempotencyKey !== entry?.idempotencyKey) return null
  if (entry && state !== 'waiting') {
    store.close()
    await reloadOrders(instance, entry)
  }
  return state
}

/**
 * Gives up the kept bill, so that its amount can be paid in another way; a payment that was faster counts. Rejects while the
 * service does not decide, or cannot be reached.
 */
export async function giveUpKeptBill(instance: Instance): Promise<'paid' | 'given-up'> {
  const store = instance.stores.of(createBillStore)
  const { entry } = store.state
  const bill = await openKeptBill(instance)
  const isPaid = bill !== null && !(await isGivenUp(instance, bill))
  if (store.state.entry?.idempotencyKey === entry?.idempotencyKey) store.close()
  if (entry) await reloadOrders(instance, entry)
  return isPaid ? 'paid' : 'given-up'
}

/** False when its payment was faster. */
async function isGivenUp({ api }: Instance, { id, token }: PayableBill): Promise<boolean> {
  try {
    await sendGiveUpBill(api, { id, token: token ?? '' })
    return true
  } catch (error) {
    if (isRefusedWith(error, 'ALREADY_PAID')) return false
    throw error
  }
}

async function stateOfKept(instance: Instance): Promise<PaymentState | null> {
  try {
    const payable = await openKeptBill(instance)
    return payable && (await askPaymentState(instance.api, payable))
  } catch (error) {
    // It was never opened: nothing was charged.
    if (isRefused(error)) return 'lapsed'
    throw error
  }
}

/** Asks for orders again; those that cannot be reached stay as they are known. */
export async function reloadOrders(
  { api, queryClient }: Pick<Instance, 'api' | 'queryClient'>,
  { venueId, orders }: Pick<BillRequest, 'venueId' | 'orders'>,
): Promise<void> {
  const queries = orders.map(({ id, token }) => queryClient.fetchQuery(orderQuery(api, { id, venueId, token })))
  await Promise.all(queries.map((query) => query.catch(() => null)))
}
