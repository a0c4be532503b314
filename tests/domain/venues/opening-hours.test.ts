import { describe, expect, test } from 'vitest'

import { hoursOfWeek, nextClosures } from '#src/domain/venues/opening-hours.ts'
import { aVenue, day, time } from '#tests/support/builders.ts'

const hours = (weekday: number, shift: string, from: string, to: string) => ({
  weekday,
  shift,
  from: time(from),
  to: time(to),
})

describe('hoursOfWeek', () => {
  test('has seven days from Monday with up to two shifts [HOME-10]', () => {
    const venue = aVenue({
      openingHours: [
        hours(7, 'F2', '19:00', '23:00'),
        hours(7, 'F1', '12:00', '15:00'),
        hours(2, 'F2', '18:00', '22:00'),
      ],
    })
    const week = hoursOfWeek(venue)
    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(week[6]?.shifts).toEqual([
      { from: '12:00', to: '15:00' },
      { from: '19:00', to: '23:00' },
    ])
    expect(week[1]?.shifts).toEqual([{ from: '18:00', to: '22:00' }])
  })

  test('leaves a closed day without shifts', () => {
    expect(hoursOfWeek(aVenue()).every(({ shifts }) => shifts.length === 0)).toBe(true)
  })
})

describe('nextClosures', () => {
  const closure = (from: string, to: string) => ({ from: day(from), to: day(to), texts: { message: from } })

  test('are those that end today or later, the next first [HOME-12]', () => {
    const closures = [
      closure('2026-12-24', '2026-12-26'),
      closure('2026-05-20', '2026-05-30'),
      closure('2026-05-01', '2026-05-31'),
    ]
    expect(nextClosures(closures, day('2026-05-31')).map(({ from }) => from)).toEqual(['2026-05-01', '2026-12-24'])
    expect(nextClosures(closures, day('2027-01-01'))).toEqual([])
  })
})
