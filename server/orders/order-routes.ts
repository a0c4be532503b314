import { lapseAllOverdue, lapseQuietly } from '#server/payments/lapse-unpaid.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Routes } from '#server/platform/answer.ts'
import type { Call } from '#server/platform/call.ts'
import { refused } from '#server/platform/refusal.ts'
import { checkSlot, lastOfferedMs } from '#server/slots/check-slot.ts'
import { missingCapacity } from '#server/slots/slot-bookings.ts'
import { timetableOf, withBusyLead } from '#server/slots/slot-queries.ts'
import type { Timetable } from '#server/slots/timetable-slots.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { checkCart, setOrderTime } from '#src/contract/cart-check.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { knownTimeZone } from '#src/domain/time/instant.ts'
import { offsetTime } from '#src/domain/time/offset-time.ts'
import { timeLimitMinutes } from '#src/domain/time/time-limit.ts'
import { accept } from '#src/domain/verdict.ts'

import { checkCart as judgeCart } from './check-cart.ts'
import { mayOrder } from './check-guest-order.ts'
import { guestOrderOf, orderOf, ordersOf } from './order-queries.ts'
import { placeOrder } from './place-order.ts'
import { readOrders } from './read-order.ts'
import { refuseLack } from './refuse-lack.ts'
import { timeLimitOf, setTimeLimit } from './time-limit-queries.ts'

export function orderRoutes({ answer, answerCustomer }: Routes, payments: PaymentDeps) {
  answer(checkCart, judgeCart)

  answer(setOrderTime, async ({ timetableId, slotStart, timeZone }, call) => {
    const { db, restaurant, account, language, nowMs } = call
    const timetable = await timetableOf(db, restaurant.id, timetableId)
    const venue = timetable && (await venueRow(db, restaurant.id, timetable.venueId))
    if (!timetable || !venue) return refused('ORDER_TIME_EXPIRED')
    if (!mayOrder(timetable.type, call)) return refused('ACCOUNT_NEEDED')
    if (knownTimeZone(timeZone, '') === '') return refused('VALIDATION', { fields: 'timezone' })
    const slot = { timetableId, slotStart }
    const earlierMs = account && (await timeLimitOf(db, account.id, slot))
    // A limit that still runs is renewed; one that is over is forgotten: the customer chooses anew.
    const limitMs = earlierMs !== null && earlierMs >= nowMs ? earlierMs : null
    const asked = { timetable, slotStart, timeZone: venue.timeZone, language, nowMs, limitMs }
    const offered = await checkSlot(db, asked)
    if (!offered.ok) return offered
    const lack = await missingCapacity(db, timetable, { slotStart, seats: 0 })
    if (lack) return refuseLack(lack, language)
    const newLimitMs = await giveTimeLimit(call, timetable, slotStart, venue)
    return accept({ timeLimit: offsetTime(newLimitMs, timeZone) })
  })

  answer(createOrder, (request, call) => placeOrder(request, { ...call, providers: payments.providers }))

  answer(getOrder, async ({ id, token }, { db, restaurant, account, localize, nowMs }) => {
    if (!account && token === null) return refused('API_KEY_NOT_FOUND')
    const key = { restaurantId: restaurant.id, id }
    await lapseQuietly(payments, { ...key, kind: 'order' })
    const ofGuest = token === null ? null : await guestOrderOf(db, { ...key, token })
    const order = ofGuest ?? (account && (await orderOf(db, account.id, key)))
    const [read] = order ? await readOrders(db, [order], { localize, nowMs }) : []
    return read ? accept({ order: read }) : refused('ORDER_NOT_FOUND')
  })

  answerCustomer(getOrderHistory, async ({ countsMessages }, { db, account, localize, nowMs }) => {
    await lapseAllOverdue(payments, account)
    return accept({ orders: await readOrders(db, await ordersOf(db, account), { localize, nowMs, countsMessages }) })
  })
}

/**
 * Starts a time limit and returns its end (ms). Nothing is kept of a guest: their limit does not outlast the time in which
 * everybody may order the slot (rulings "guest take-away").
 */
async function giveTimeLimit(
  { db, account, nowMs }: Call,
  timetable: Timetable,
  slotStart: LocalDateTime,
  venue: VenueRow,
): Promise<number> {
  const limitMs = nowMs + timeLimitMinutes * 60_000
  const [busy = timetable] = await withBusyLead(db, [timetable], nowMs)
  if (!account) return Math.min(limitMs, lastOfferedMs(busy, slotStart, venue))
  await setTimeLimit(db, account.id, { timetableId: timetable.id, slotStart }, limitMs)
  return limitMs
}
