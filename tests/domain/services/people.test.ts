import { describe, expect, test } from 'vitest'

import { maxPeople, peopleOf } from '#src/domain/services/people.ts'

describe('maxPeople', () => {
  test.each([
    [12, 12],
    [null, 20],
    [0, 20],
  ])('is what the venue says, %s, else 20 [WIZ-23]', (told, expected) => {
    expect(maxPeople({ maxPeople: told })).toBe(expected)
  })

  test('is 20 without a configuration [WIZ-23]', () => {
    expect(maxPeople(null)).toBe(20)
  })
})

describe('peopleOf', () => {
  test.each([
    [null, 1],
    [0, 1],
    [1, 1],
    [12, 12],
    [13, 12],
  ])('keeps %s between 1 and the most [WIZ-23]', (wished, expected) => {
    expect(peopleOf('eatIn', wished, { maxPeople: 12 })).toBe(expected)
    expect(peopleOf('table', wished, { maxPeople: 12 })).toBe(expected)
  })

  test.each(['takeAway', 'delivery', 'dil'] as const)('asks nobody for %s [WIZ-22]', (type) => {
    expect(peopleOf(type, 4, { maxPeople: 12 })).toBeNull()
  })
})
