import { expect, test } from 'vitest'

import type { DeskReservation } from '#desk/contract/reservations.ts'
import { dayPlan, expectedOf } from '#desk/rooms/reservations/day-plan.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { id, moment } from '#tests/support/builders.ts'

const today = '2026-03-10' as LocalDate
const guest = { name: 'Anna Rossi', phone: null, email: null, isCustomer: false }
const rest = {
  isWalkIn: false,
  attendance: null,
  endReason: null,
  notes: null,
  message: null,
  depositCents: null,
  depositProblem: null,
}
const venue = { id: id<'Venue'>(11), name: 'Centro', currency: '€', timeZone: 'Europe/Rome' }

let count = 0
function at(day: string, time: string, status: DeskReservation['status'] = 'confirmed', people = 2): DeskReservation {
  count += 1
  const startsAt = moment(`${day} ${time}:00`)
  return { id: id(count), status, venue, startsAt, people, guest, ...rest, createdAt: '2026-03-01T12:00:00.000Z' }
}
const times = (list: readonly DeskReservation[]) => list.map(({ startsAt }) => startsAt.slice(5, 16))

test('what waits stands first, of all days by time', () => {
  const all = [at('2026-03-12', '20:00', 'waiting'), at('2026-03-10', '20:00'), at('2026-03-09', '20:00', 'waiting')]
  expect(times(dayPlan(all, today).waiting)).toEqual(['03-09 20:00', '03-12 20:00'])
  expect(times(dayPlan(all, today).today.reservations)).toEqual(['03-10 20:00'])
})

test('days come in order, those that are over backwards', () => {
  const days = ['2026-03-08', '2026-03-12', '2026-03-09', '2026-03-11']
  const { later, earlier } = dayPlan(
    days.map((day) => at(day, '20:00')),
    today,
  )
  expect(later.map(({ date }) => date)).toEqual(['2026-03-11', '2026-03-12'])
  expect(earlier.map(({ date }) => date)).toEqual(['2026-03-09', '2026-03-08'])
})

test('a day counts whom it expects', () => {
  const all = [at('2026-03-10', '21:00', 'confirmed', 3), at('2026-03-10', '19:00', 'cancelled', 8)]
  const { today: day } = dayPlan([...all, at('2026-03-10', '20:00', 'confirmed', 4)], today)
  expect(times(day.reservations)).toEqual(['03-10 19:00', '03-10 20:00', '03-10 21:00'])
  expect(expectedOf(day)).toEqual({ tables: 2, people: 7 })
})
