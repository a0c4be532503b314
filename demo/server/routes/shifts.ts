import { withDefaultAddress } from '#demo/server/addresses/default-address.ts'
import type { Routes } from '#demo/server/answer.ts'
import type { Call } from '#demo/server/call.ts'
import type { SlotSearch } from '#demo/server/queries/slots.ts'
import { nextDays, offeredSlots } from '#demo/server/queries/slots.ts'
import { serviceConfigsOf, venueRow } from '#demo/server/queries/venues.ts'
import { refused } from '#demo/server/refusal.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getDays, getServiceConfigs, getSlots } from '#src/contract/shift.ts'
import { weekdayOf } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'

const daysAhead = 7

export function shiftRoutes({ answer }: Routes) {
  answer(getServiceConfigs, async ({ venueId, type }, call) => {
    const { db, restaurant, say } = call
    if (!(await venueRow(db, restaurant.id, venueId))) return refused('ENTITY_NOT_FOUND')
    const own = await serviceConfigsOf(db, { restaurantId: restaurant.id, venueId, say })
    const configs = await withDefaultAddress(own, venueId, call)
    if (type === null) return accept(configs)
    const none = { takeAway: null, delivery: null, eatIn: null, dil: null, table: null, reservation: null }
    return accept({ ...none, [type]: configs[type] })
  })

  answer(getDays, async (request, call) => {
    const search = await slotSearch(request, call)
    if (!search) return refused('ENTITY_NOT_FOUND')
    const days = await offeredSlots(call.db, search, nextDays(search, daysAhead))
    return accept({
      days: days
        .filter(({ slots }) => slots.length > 0)
        .map(({ date, slots }) => ({
          date,
          weekday: weekdayOf(date),
          day: Number(date.slice(8)),
          month: Number(date.slice(5, 7)),
          slots,
        })),
    })
  })

  answer(getSlots, async (request, call) => {
    const search = await slotSearch(request, call)
    if (!search) return refused('ENTITY_NOT_FOUND')
    const [day] = await offeredSlots(call.db, search, [request.date])
    return accept({ slots: day?.slots ?? [] })
  })
}

/** A blocked or inactive type has no slots. */
async function slotSearch({ venueId, type }: RequestOf<typeof getDays>, call: Call): Promise<SlotSearch | null> {
  const venue = await venueRow(call.db, call.restaurant.id, venueId)
  return venue && { venue, type, nowMs: call.nowMs }
}
