import { updateGroup } from '#server/groups/group-queries.ts'
import { lockGroupOfOrder } from '#server/groups/order-for-group.ts'
import { recordRequiredConsents } from '#server/legal/record-consents.ts'
import { takeStock, unitsOf } from '#server/menu/stock.ts'
import type { PayingCall } from '#server/payments/payment-deps.ts'
import { checkWaiting } from '#server/payments/waiting-limit.ts'
import { hashOfKey, newGuestToken } from '#server/platform/api-key.ts'
import { createOnce } from '#server/platform/create-once.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { unnamedProduct } from '#server/platform/texts/not-found.ts'
import { spendRewards } from '#server/savings/loyalty-queries.ts'
import { bookSlot } from '#server/slots/slot-bookings.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { accept } from '#src/domain/verdict.ts'

import { acceptAtOnce } from './accept-at-once.ts'
import { confirmForCaller, writePlaced } from './confirm-for-caller.ts'
import { insertOrder } from './insert-order.ts'
import type { JudgedOrder } from './judge-order.ts'
import { judgeOrder } from './judge-order.ts'
import { notifyCustomer } from './notify-customer.ts'
import type { OrderRow } from './order-queries.ts'
import { isVisibleToVenue } from './order-queries.ts'
import { openByLink, payByOf } from './pay-link.ts'
import { placeTest } from './place-test.ts'
import { dishName } from './price-lines.ts'
import { refuseLack } from './refuse-lack.ts'
import { seatsFor } from './seats-for.ts'
import { clearTimeLimit } from './time-limit-queries.ts'
import { vatOfNewOrder } from './vat-of-new-order.ts'

type OrderRequest = RequestOf<typeof createOrder>
type OrderReply = ReplyOf<typeof createOrder>

/** Creates an order, once. */
export function placeOrder(request: OrderRequest, call: PayingCall): Promise<Answer<OrderReply>> {
  const hasAccount = call.account !== null
  const tableLimits = destinationOf(request.orderType) === 'table' ? (['tableCode'] as const) : []
  const codeLimits = request.discountCodeId === null ? [] : codeLimitsOf(hasAccount)
  const { orderedAt: _orderedAt, shownDocuments: _shown, ...content } = request
  const guestLimits = hasAccount ? [] : (['guestOrder'] as const)
  return createOnce(createOrder, call, {
    content,
    // A restaurant that takes many calls is no guest that tries something.
    limits: (call.placedBy ?? call.triedBy) ? [] : [...guestLimits, ...tableLimits, ...codeLimits],
    forgiven: (placed) => [
      ...(placed.ok || placed.refusal.code !== 'TABLE_NOT_FOUND' ? tableLimits : []),
      ...(placed.ok || placed.refusal.code !== 'COUPON_NOT_FOUND' ? codeLimits : []),
    ],
    create: (inTx) => (inTx.triedBy ? placeTest(request, inTx) : create(request, inTx)),
  })
}

function codeLimitsOf(hasAccount: boolean) {
  return hasAccount ? (['discountCode', 'discountCodeOfAccount'] as const) : (['discountCode'] as const)
}

/**
 * Judges, takes stock and slot, writes. Those who wait for a payment, group, code, points, rewards, stock, seats, slot: every
 * order locks in this sequence.
 */
async function create(request: OrderRequest, call: PayingCall): Promise<Answer<OrderReply>> {
  const waits = await mayPlace(request, call)
  if (!waits.ok) return waits
  const group = await lockGroupOfOrder(request, call)
  if (!group.ok) return group
  const judged = await judgeOrder(request, call)
  if (!judged.ok) return judged
  const payBy = await payByOf(request, judged.value, call)
  if (!payBy.ok) return payBy
  const taken = await takeOrdered(request, judged.value, call)
  if (!taken.ok) return taken

  const { guest, savings, totals } = judged.value
  const { db, account } = call
  // Who is sent a link has its token from there.
  const token = guest && payBy.value === null ? newGuestToken() : null
  const order = await insertOrder(db, {
    ...judged.value,
    request,
    call,
    tokenHash: token && hashOfKey(token),
    waitingNetwork: waits.value,
    payBy: payBy.value,
    vat: await vatOfNewOrder(request, call, judged.value),
  })
  if (group.value) await updateGroup(db, group.value, { orderId: order.id })
  await spendRewards(db, order, savings.rewards)
  if (account) await clearTimeLimit(db, account.id)
  await tellOfNew(order, request, call)
  return accept({ id: order.id, total: totals.total, token })
}

/** The venue has the order now, unless it is still to be paid; one of the telephone is answered then, or once it is paid. */
async function tellOfNew(order: OrderRow, request: OrderRequest, call: PayingCall): Promise<void> {
  const { db, placedBy, nowMs } = call
  if (placedBy === null) return tellOfOwn(order, request, call)
  if (isVisibleToVenue(order)) return confirmForCaller(db, order, placedBy, nowMs)
  await openByLink(db, order)
  await writePlaced(db, order, { member: placedBy.member, nowMs })
}

/** Keeps what a guest accepted, and tells of an order that its diner has placed. */
async function tellOfOwn(order: OrderRow, { shownDocuments }: OrderRequest, call: PayingCall): Promise<void> {
  const { db, nowMs } = call
  if (order.guest) await recordRequiredConsents(call, { orderId: order.id }, shownDocuments)
  if (!isVisibleToVenue(order)) return
  await notifyCustomer(db, 'order-received', order, nowMs)
  await acceptAtOnce(db, order, nowMs)
}

/** Refuses who was removed from the staff meanwhile, and who waits for too many payments. */
async function mayPlace(request: OrderRequest, call: PayingCall) {
  const { placedBy } = call
  // A restaurant whose callers all pay by a link is nobody who takes its seats for nothing.
  if (placedBy === null) return checkWaiting(call, waitingOf(request))
  return (await placedBy.isStillMember(call.db)) ? accept(null) : refused('API_KEY_NOT_FOUND')
}

/** Takes the stock and the slot of an order. */
async function takeOrdered(
  request: OrderRequest,
  { venue, timetable, people, lines }: JudgedOrder,
  { db, restaurant, localize, language }: PayingCall,
): Promise<Answer<null>> {
  const place = { restaurantId: restaurant.id, venueId: venue.id }
  const units = unitsOf(lines)
  const missing = await takeStock(db, place, units)
  if (missing !== null)
    return refused('PRODUCT_NOT_AVAILABLE', { product: dishName(missing, lines) ?? localize(unnamedProduct) })
  const lack = await bookSlot(db, timetable, { slotStart: request.slotStart, seats: seatsFor({ ...request, people }) })
  return lack === null ? accept(null) : refuseLack(lack, language)
}

/** Null: it is paid at the venue, and waits for nothing. */
function waitingOf({ paymentMode, orderType }: OrderRequest) {
  return isOnlineMode(paymentMode) ? { isAtTable: destinationOf(orderType) === 'table', instead: null } : null
}
