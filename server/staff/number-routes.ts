import { safeParse } from 'zod/mini'

import { readCountedVenues, readNumberRows, readNumbers } from '#desk/contract/numbers.ts'
import { localDate } from '#desk/contract/values.ts'
import { countedPeriod, readRows, readSums } from '#server/numbers/read-numbers.ts'
import { venueRow, venueRowsOf } from '#server/venues/venue-queries.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import { wordingOf } from './editing/wording.ts'
import { withOwnVenues } from './own-venues.ts'
import { venueForStaff } from './venue-for-staff.ts'

/** What was sold and what money moved, for owners and managers (decision 138). */
export function numberRoutes({ read }: DeskRoutes) {
  read(readCountedVenues, async ({ db, member, nowMs }) => {
    const rows = await venueRowsOf(db, member.restaurantId)
    const venues = rows.map((row) => ({ ...venueForStaff(row), today: dateOf(wallClock(nowMs, row.timeZone)) }))
    return withOwnVenues(member, { venues })
  })

  read(readNumbers, async (call) => {
    const { db, member, language, nowMs } = call
    const { nameOf } = await wordingOf(db, member.restaurantId, language)
    return readSums(db, await periodOf(call), { nameOf, nowMs })
  })

  read(readNumberRows, async (call) => readRows(call.db, await periodOf(call), call.nowMs))
}

async function periodOf({ db, member, idOf, context, nowMs }: DeskCall) {
  const { restaurantId } = member
  const id = idOf<'Venue'>('venue')
  // The venue of the path was there a moment ago.
  const venue = (await venueRow(db, restaurantId, id)) ?? { restaurantId, id, timeZone: 'UTC' }
  const dayOf = (name: string) => {
    const day = safeParse(localDate, context.req.param(name))
    return day.success && !Number.isNaN(Date.parse(`${day.data}T00:00:00Z`)) ? day.data : null
  }
  return countedPeriod(venue, { from: dayOf('from'), to: dayOf('to') }, nowMs)
}
