import type { PayingCall } from '#server/payments/payment-deps.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { writeAudit } from '#server/platform/write-audit.ts'
import { holdClosed } from '#server/venues/open-restaurant.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { accept } from '#src/domain/verdict.ts'

import { acceptAtOnce } from './accept-at-once.ts'
import { insertOrder } from './insert-order.ts'
import { judgeOrder } from './judge-order.ts'
import { vatOfNewOrder } from './vat-of-new-order.ts'

type OrderRequest = RequestOf<typeof createOrder>

/**
 * Writes an order that staff place in the preview, before the restaurant opens (decision 136): judged as every order, it takes no
 * stock, no place in a slot and no code, begins no payment whatever way to pay was chosen, and has no token by which anybody could
 * read or pay it. The restaurant stays closed until the transaction ends: its opening deletes the test, or comes before it.
 */
export async function placeTest(sent: OrderRequest, call: PayingCall): Promise<Answer<ReplyOf<typeof createOrder>>> {
  const { db, triedBy, restaurant, nowMs } = call
  if (!triedBy || !(await triedBy.isStillMember(db))) return refused('API_KEY_NOT_FOUND')
  if (!(await holdClosed(db, restaurant.id))) return refused('NO_TEST_WHEN_OPEN')
  const alone = { ...sent, group: null }
  const judged = await judgeOrder(alone, call)
  if (!judged.ok) return judged
  const request = inCash(alone)
  const order = await insertOrder(db, {
    ...judged.value,
    request,
    call,
    tokenHash: null,
    waitingNetwork: null,
    payBy: null,
    vat: await vatOfNewOrder(request, call, judged.value),
  })
  const { id, status, orderType, total } = order
  const after = { status, orderType, total }
  await writeAudit(db, { member: triedBy.member, nowMs }, { action: 'order.test', subject: id, before: null, after })
  await acceptAtOnce(db, order, nowMs)
  return accept({ id, total: judged.value.totals.total, token: null })
}

/** Nothing of a test is paid: what diners pay online is written as cash. */
function inCash(request: OrderRequest): OrderRequest {
  return isOnlineMode(request.paymentMode) ? { ...request, paymentMode: 'cash', cashMeans: null } : request
}
