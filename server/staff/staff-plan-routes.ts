import { safeParse } from 'zod/mini'

import { markArrived, markNoShow, readDayPlan, seatWalkIn } from '#desk/contract/reservations.ts'
import { localDate } from '#desk/contract/values.ts'
import type { Database } from '#server/platform/db/database.ts'
import { markAttendance } from '#server/reservations/mark-attendance.ts'
import { reservationsOfDay } from '#server/reservations/reservation-queries.ts'
import { seatWalkIn as seat } from '#server/reservations/seat-walk-in.ts'
import { runningSlot, seatsOfDay } from '#server/slots/seats-of-day.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import type { Attendance } from '#src/domain/reservations/attendance.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'
import { shownToStaff } from './staff-reservations.ts'

/** The day plan of reservations, walk-ins, and who has come (decision 128). */
export function staffPlanRoutes({ read, change }: DeskRoutes) {
  read(readDayPlan, async (call) => {
    const { db, nowMs } = call
    const venue = await venueOfPath(db, call)
    // The venue of the path was there a moment ago.
    if (!venue) return { now: wallClock(nowMs, 'UTC'), walkInAt: null, sharesSeats: false, slots: [], reservations: [] }
    const now = wallClock(nowMs, venue.timeZone)
    const date = dayOf(call.context.req.param('day')) ?? dateOf(now)
    const rows = await reservationsOfDay(db, { restaurantId: venue.restaurantId, venueId: venue.id }, date)
    const listed = rows.filter(({ status }) => status !== 'new')
    const { sharesSeats, slots } = await seatsOfDay(db, venue, { date, also: listed.map(({ startsAt }) => startsAt) })
    const unpaidAt = (at: LocalDateTime) =>
      rows
        .filter(({ status, startsAt }) => status === 'new' && startsAt === at)
        .reduce((sum, one) => sum + one.people, 0)
    return {
      now,
      walkInAt: (await runningSlot(db, venue, nowMs))?.start ?? null,
      sharesSeats,
      slots: slots.map((slot) => ({ ...slot, unpaid: unpaidAt(slot.startsAt) })),
      reservations: await shownToStaff(db, venue.restaurantId, listed),
    }
  })

  change(seatWalkIn, (walkIn, call) =>
    saveChange(call, async (tx) => {
      const { language, nowMs } = call
      const venue = await venueOfPath(tx, call)
      if (!venue) return refuse({ reason: 'unknown' })
      const seated = await seat(tx, walkIn, { venue, language, nowMs })
      if (!seated.ok) return seated
      const { id, people, startsAt } = seated.value
      const after = { venueId: venue.id, startsAt, people, isBeyond: walkIn.isBeyond }
      return audited({ action: 'reservation.walk-in', subject: id, before: null, after }, { id, startsAt })
    }),
  )

  function mark(call: DeskCall, attendance: Attendance, isBeyond: boolean) {
    const key = { restaurantId: call.member.restaurantId, id: call.idOf<'Reservation'>('reservation') }
    return saveChange(call, async (tx) => {
      const marked = await markAttendance(tx, key, { attendance, isBeyond }, call.nowMs)
      if (!marked.ok) return marked
      const action = attendance === 'arrived' ? 'reservation.arrive' : 'reservation.no-show'
      const before = { attendance: marked.value.before.attendance }
      return audited({ action, subject: key.id, before, after: { attendance, ...(isBeyond ? { isBeyond } : {}) } })
    })
  }
  change(markArrived, ({ isBeyond }, call) => mark(call, 'arrived', isBeyond))
  change(markNoShow, (_nothing, call) => mark(call, 'noShow', false))
}

function venueOfPath(db: Database, { member, idOf }: DeskCall): Promise<VenueRow | null> {
  return venueRow(db, member.restaurantId, idOf<'Venue'>('venue'))
}

/** The date of a path; null: the calendar has no such day. */
function dayOf(typed: string | undefined): LocalDate | null {
  const day = safeParse(localDate, typed)
  if (!day.success) return null
  const instant = new Date(`${day.data}T00:00:00Z`)
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day.data ? null : day.data
}
