import type { PayingCall } from '#server/payments/payment-deps.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredAnswer, StoredGuest } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { checkSlot, timetableFor } from '#server/slots/check-slot.ts'
import type { Timetable } from '#server/slots/timetable-slots.ts'
import { slotEndOf } from '#server/slots/timetable-slots.ts'
import type { OpenService } from '#server/venues/check-service.ts'
import { checkService } from '#server/venues/check-service.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { discountOf } from '#src/domain/discounts/savings.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { slotOverMs } from '#src/domain/slots/slot-over.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { accept } from '#src/domain/verdict.ts'

import { checkAnswers, checkPayment } from './check-checkout-form.ts'
import { checkCode } from './check-code.ts'
import { checkGuest } from './check-guest-order.ts'
import { checkInvoice } from './check-invoice.ts'
import { checkPeople } from './check-people.ts'
import type { OrderPlace } from './check-place.ts'
import { checkPlace } from './check-place.ts'
import { checkRewards } from './check-rewards.ts'
import { checkTotal } from './check-total.ts'
import type { PricedLine } from './price-lines.ts'
import { priceLines } from './price-lines.ts'
import { timeLimitOf } from './time-limit-queries.ts'

type OrderRequest = RequestOf<typeof createOrder>

export type JudgedOrder = OpenService & {
  /** Null: a signed-in customer. */
  readonly guest: StoredGuest | null
  readonly timetable: Timetable
  /** End of the slot for orders that are delivered, else null. */
  readonly slotEnd: LocalDateTime | null
  /** When the order is too late to be kept. */
  readonly slotOverMs: number
  readonly people: number | null
  readonly place: OrderPlace
  readonly invoice: BillingAddress | null
  readonly lines: readonly PricedLine[]
  readonly savings: Savings
  readonly answers: readonly StoredAnswer[]
  readonly totals: OrderTotals
}

/** All checks of an order before it takes stock or a slot: customer, service, slot, form, prices, place, savings. */
export async function judgeOrder(request: OrderRequest, call: PayingCall): Promise<Answer<JudgedOrder>> {
  if (call.restaurant.isUnderMaintenance) return refused('MAINTENANCE')
  const guest = await checkGuest(request, call)
  if (!guest.ok) return guest
  const service = await checkService(call, request.venueId, request.orderType)
  if (!service.ok) return service
  const slot = await slotOf(request, call, service.value)
  if (!slot.ok) return slot
  const form = await checkForm(request, call, service.value)
  if (!form.ok) return form
  const { menuId } = slot.value
  if (menuId === null) return refused('ORDER_TIME_EXPIRED')
  const lines = await priceLines(call, request, menuId)
  if (!lines.ok) return lines
  const products = productsTotal(lines.value)
  const place = await checkPlace(request, call, { ...service.value, timetable: slot.value, products })
  if (!place.ok) return place
  const savings = await savingsOf(request, lines.value, call, service.value.venue)
  if (!savings.ok) return savings
  const due = orderTotal({
    lines: lines.value,
    orderType: request.orderType,
    config: service.value.config,
    people: form.value.people,
    deliveryFee: place.value.deliveryFee,
    ...discountOf(savings.value, lines.value),
    unit: smallestUnit({ code: service.value.venue.currencyCode }),
  })
  const totals = checkTotal(request, due, service.value, call)
  if (!totals.ok) return totals
  const { timeZone } = service.value.venue
  const slotEnd = slotEndOf(slot.value, request.slotStart, timeZone)
  return accept({
    ...service.value,
    ...form.value,
    guest: guest.value,
    timetable: slot.value,
    slotEnd: isDelivered(request.orderType) ? slotEnd : null,
    slotOverMs: slotOverMs({ orderType: request.orderType, endMs: instantOf(slotEnd, timeZone) }, call.nowMs),
    lines: lines.value,
    place: place.value,
    savings: savings.value,
    totals: totals.value,
  })
}

type Form = Pick<JudgedOrder, 'people' | 'invoice' | 'answers'>

/** Checks the fields of the checkout form that do not depend on prices. */
async function checkForm(
  request: OrderRequest,
  call: PayingCall,
  { venue, config }: OpenService,
): Promise<Answer<Form>> {
  const people = checkPeople(request, config, call)
  if (!people.ok) return people
  const payment = await checkPayment(request, call)
  if (!payment.ok) return payment
  const invoice = checkInvoice(request, venue, call)
  if (!invoice.ok) return invoice
  const answers = await checkAnswers(request, call)
  if (!answers.ok) return answers
  return accept({ people: people.value, invoice: invoice.value, answers: answers.value })
}

/** The code, else the rewards: with both the code is refused, as in the checkout [COUP-11, COUP-12]. */
async function savingsOf(
  request: OrderRequest,
  lines: readonly PricedLine[],
  call: Call,
  venue: VenueRow,
): Promise<Answer<Savings>> {
  if (request.discountCodeId !== null && request.rewards.length > 0) return refused('COUPON_WRONG')
  const code = await checkCode(request, lines, call, venue)
  if (!code.ok) return code
  const rewards = await checkRewards(request, lines, call, venue)
  return rewards.ok ? accept({ code: code.value, rewards: rewards.value }) : rewards
}

async function slotOf(request: OrderRequest, call: Call, service: OpenService): Promise<Answer<Timetable>> {
  const { db, account, language, nowMs } = call
  const { timetableId, slotStart } = request
  const timetable = await timetableFor(db, service, request)
  if (!timetable) return refused('ORDER_TIME_EXPIRED')
  const limitMs = account && (await timeLimitOf(db, account.id, { timetableId, slotStart }))
  return checkSlot(db, { timetable, slotStart, timeZone: service.venue.timeZone, language, nowMs, limitMs })
}
