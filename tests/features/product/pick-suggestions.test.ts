import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pickSuggestions } from '#src/features/product/deferred/pick-suggestions.ts'

const first = () => 0

describe('pickSuggestions', () => {
  test('takes all distinct ones up to three [PROD-58]', () => {
    expect(pickSuggestions([1, 1, 2], first)).toEqual([1, 2])
    expect(pickSuggestions([1, 2, 3, 3], first)).toEqual([1, 2, 3])
    expect(pickSuggestions([], first)).toEqual([])
  })

  test('takes three different ones of more, as chance has it [PROD-58]', () => {
    expect(pickSuggestions([1, 2, 2, 3, 4, 5], first)).toEqual([1, 2, 3])
    expect(pickSuggestions([1, 2, 2, 3, 4, 5], () => 0.999)).toEqual([5, 4, 3])
  })

  test('returns at most three, distinct, supplied ones [PROD-58]', () => {
    const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 })), fc.array(chance, { minLength: 3 }), (ids, chances) => {
        let turn = 0
        const picked = pickSuggestions(ids, () => chances[turn++ % chances.length] ?? 0)
        expect(new Set(picked).size).toBe(picked.length)
        expect(picked).toHaveLength(Math.min(3, new Set(ids).size))
        expect(picked.every((id) => ids.includes(id))).toBe(true)
      }),
    )
  })
})
