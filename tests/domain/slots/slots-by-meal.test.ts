import { describe, expect, test } from 'vitest'

import { mealAt, slotsByMeal } from '#src/domain/slots/slots-by-meal.ts'
import { aSlot, time } from '#tests/support/builders.ts'

describe('mealAt', () => {
  test.each([
    ['00:00', 'night'],
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'lunch'],
    ['14:59', 'lunch'],
    ['15:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'dinner'],
    ['23:59', 'dinner'],
  ])('calls %s %s [SHELL-105]', (at, meal) => {
    expect(mealAt(time(at))).toBe(meal)
  })
})

describe('slotsByMeal', () => {
  const times = ['19:15', '19:00', '12:30', '00:30', '20:00']
  const shown = (isToday: boolean) =>
    slotsByMeal(
      times.map((from) => aSlot(from)),
      isToday,
    ).map(({ meal, hours }) => [meal, ...hours.map(({ slots }) => slots.map(({ from }) => from).join(' '))])

  test('puts slots under meals and hours [SHELL-105]', () => {
    expect(shown(true)).toEqual([
      ['night', '00:30'],
      ['lunch', '12:30'],
      ['dinner', '19:00 19:15', '20:00'],
    ])
    expect(slotsByMeal([], true)).toEqual([])
  })

  test('begins no later day with hours after midnight [SHELL-106]', () => {
    expect(shown(false).map(([meal]) => meal)).toEqual(['lunch', 'dinner', 'night'])
  })
})
