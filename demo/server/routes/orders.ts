import type { Routes } from '#demo/server/answer.ts'
import { checkService } from '#demo/server/ordering/check-service.ts'
import { checkSlot } from '#demo/server/ordering/check-slot.ts'
import { placeOrder } from '#demo/server/ordering/place-order.ts'
import { readOrder } from '#demo/server/ordering/read-order.ts'
import { limitOf, setLimit } from '#demo/server/queries/order-times.ts'
import { orderOf } from '#demo/server/queries/orders.ts'
import { isSlotFull } from '#demo/server/queries/slot-bookings.ts'
import { timetableOf } from '#demo/server/queries/slots.ts'
import { venueRow } from '#demo/server/queries/venues.ts'
import { refused } from '#demo/server/refusal.ts'
import { checkCart, setOrderTime } from '#src/contract/cart-check.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { limitMinutes } from '#src/domain/time/time-limit.ts'
import { knownTimeZone, wallClock } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'

export function orderRoutes({ answer, answerCustomer }: Routes) {
  answerCustomer(checkCart, async ({ venueId, orderType }, call) => {
    const service = await checkService(call, venueId, orderType)
    return service.ok ? accept({}) : service
  })

  answerCustomer(setOrderTime, async ({ timetableId, slotStart, timeZone }, { db, restaurant, account, nowMs }) => {
    const timetable = await timetableOf(db, restaurant.id, timetableId)
    const venue = timetable && (await venueRow(db, restaurant.id, timetable.venueId))
    if (!timetable || !venue) return refused('ORDER_TIME_EXPIRED')
    if (knownTimeZone(timeZone, '') === '') return refused('VALIDATION', { fields: 'timezone' })
    const slot = { timetableId, slotStart }
    const earlierMs = await limitOf(db, account.id, slot)
    // A limit that still runs is renewed; one that is over is forgotten: the customer chooses anew.
    const limitMs = earlierMs !== null && earlierMs >= nowMs ? earlierMs : null
    const offered = await checkSlot(db, { timetable, slotStart, timeZone: venue.timeZone, nowMs, limitMs })
    if (!offered.ok) return offered
    if (await isSlotFull(db, timetable, slotStart)) return refused('ORDER_TIME_EXPIRED')
    const newLimitMs = nowMs + limitMinutes * 60_000
    await setLimit(db, account.id, slot, newLimitMs)
    return accept({ timeLimit: wallClock(newLimitMs, timeZone) })
  })

  // Orders of every type offered so far need a signed-in customer [ACCT-13].
  answerCustomer(createOrder, placeOrder)

  answer(getOrder, async ({ id, token }, { db, account, say }) => {
    // There are no guests yet, so no token is right.
    if (!account) return refused(token === null ? 'API_KEY_NOT_FOUND' : 'ORDER_NOT_FOUND')
    const order = await orderOf(db, account.id, id)
    return order ? accept({ order: await readOrder(db, order, say) }) : refused('ORDER_NOT_FOUND')
  })
}
