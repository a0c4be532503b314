import { describe, expect, test } from 'vitest'

import { hasSeatsThroughStay, stayMinutes } from '#src/domain/slots/length-of-stay.ts'
import { moment } from '#tests/support/builders.ts'

describe('stayMinutes', () => {
  const rules = [
    { upTo: 2, minutes: 60 },
    { upTo: 4, minutes: 90 },
  ]

  test.each([
    [1, 60],
    [2, 60],
    [3, 90],
    [4, 90],
    [5, 90],
  ])('%i people stay %i minutes', (people, minutes) => {
    expect(stayMinutes(rules, people)).toBe(minutes)
  })

  test('without a rule nobody stays', () => {
    expect(stayMinutes([], 2)).toBe(0)
  })
})

describe('hasSeatsThroughStay', () => {
  const seated = (from: string, to: string, people: number) => ({
    from: moment(`2026-06-05 ${from}:00`),
    to: moment(`2026-06-05 ${to}:00`),
    people,
  })
  const party = seated('20:00', '21:00', 2)

  test.each([
    ['nobody', [], true],
    ['others who leave just before', [seated('19:00', '20:00', 4)], true],
    ['others who are still there', [seated('19:00', '20:01', 3)], false],
    ['others who fill the rest', [seated('19:00', '21:00', 2)], true],
    ['others who come at the same time', [seated('20:00', '22:00', 3)], false],
    ['others who come during the stay', [seated('20:59', '22:00', 3)], false],
    ['others who come as it ends', [seated('21:00', '22:00', 4)], true],
    ['others one after the other', [seated('19:00', '20:30', 2), seated('20:30', '21:30', 2)], true],
    ['others who meet', [seated('20:10', '20:40', 1), seated('20:30', '21:30', 2)], false],
  ])('beside %s, with four seats: %s', (_who, others, hasSeats) => {
    expect(hasSeatsThroughStay(party, others, () => 4)).toBe(hasSeats)
  })

  test('seats are those of the moment [RESV-38]', () => {
    const others = [seated('20:30', '21:30', 2)]
    const seatsAt = (at: string) => (at >= '2026-06-05 20:30:00' ? 3 : 4)
    expect(hasSeatsThroughStay(party, others, seatsAt)).toBe(false)
    expect(hasSeatsThroughStay(party, [], seatsAt)).toBe(true)
  })
})
