import type { CustomerCall } from '#demo/server/call.ts'
import type { StoredAnswer } from '#demo/server/db/stored.ts'
import { limitOf } from '#demo/server/queries/order-times.ts'
import type { Timetable } from '#demo/server/queries/slots.ts'
import { timetableOf } from '#demo/server/queries/slots.ts'
import type { VenueRow } from '#demo/server/queries/venues.ts'
import type { Answer } from '#demo/server/refusal.ts'
import { refused } from '#demo/server/refusal.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { discountOf } from '#src/domain/discounts/savings.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { accept } from '#src/domain/verdict.ts'

import { checkAnswers, checkPayment } from './check-checkout.ts'
import { checkCode } from './check-code.ts'
import { checkRewards } from './check-rewards.ts'
import type { OpenService } from './check-service.ts'
import { checkService } from './check-service.ts'
import { checkSlot } from './check-slot.ts'
import type { PricedLine } from './price-lines.ts'
import { priceLines } from './price-lines.ts'

type OrderRequest = RequestOf<typeof createOrder>

export type JudgedOrder = OpenService & {
  readonly timetable: Timetable
  readonly lines: readonly PricedLine[]
  readonly savings: Savings
  readonly answers: readonly StoredAnswer[]
  readonly totals: OrderTotals
}

/** Everything that can stop an order before it takes anything: service, slot and time limit, payment, questions, prices, savings. */
export async function judgeOrder(request: OrderRequest, call: CustomerCall): Promise<Answer<JudgedOrder>> {
  if (call.restaurant.isUnderMaintenance) return refused('MAINTENANCE')
  const service = await checkService(call, request.venueId, request.orderType)
  if (!service.ok) return service
  const { venue, config } = service.value
  const slot = await slotOf(request, call, venue)
  if (!slot.ok) return slot
  const payment = await checkPayment(request, call)
  if (!payment.ok) return payment
  const answers = await checkAnswers(request, call)
  if (!answers.ok) return answers
  const lines = await priceLines(call, request, slot.value.menuId)
  if (!lines.ok) return lines
  const savings = await savingsOf(request, lines.value, call, venue)
  if (!savings.ok) return savings
  const { orderType, people } = request
  const discount = discountOf(savings.value, lines.value)
  const totals = orderTotal({ lines: lines.value, orderType, config, people, ...discount })
  // A cent of difference is rounding; more means that other prices were shown (contract C87).
  if (Math.abs(totals.total - request.total) > 1) return refused('TOTAL_CHANGED')
  return accept({
    venue,
    config,
    timetable: slot.value,
    lines: lines.value,
    answers: answers.value,
    savings: savings.value,
    totals,
  })
}

/** The code, else the rewards: with both the code is refused, as in the checkout [COUP-11, COUP-12]. */
async function savingsOf(
  request: OrderRequest,
  lines: readonly PricedLine[],
  call: CustomerCall,
  venue: VenueRow,
): Promise<Answer<Savings>> {
  if (request.discountCodeId !== null && request.rewards.length > 0) return refused('COUPON_WRONG')
  const code = await checkCode(request, lines, call)
  if (!code.ok) return code
  const rewards = await checkRewards(request, lines, call, venue)
  return rewards.ok ? accept({ code: code.value, rewards: rewards.value }) : rewards
}

async function slotOf(request: OrderRequest, call: CustomerCall, venue: VenueRow): Promise<Answer<Timetable>> {
  const { db, restaurant, account, nowMs } = call
  const { timetableId, slotStart } = request
  const timetable = await timetableOf(db, restaurant.id, timetableId)
  if (timetable?.venueId !== venue.id || timetable.type !== request.orderType) return refused('ORDER_TIME_EXPIRED')
  const limitMs = await limitOf(db, account.id, { timetableId, slotStart })
  return checkSlot(db, { timetable, slotStart, timeZone: venue.timeZone, nowMs, limitMs })
}
