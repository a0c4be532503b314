import { describe, expect, test } from 'vitest'

import { isIngredientAvailable, unitsLeft } from '#src/domain/product/availability.ts'
import { aCombo, aComboProduct, aLine, anIngredient, aProduct, id, venueId } from '#tests/support/builders.ts'

const limited = (quantity: number) => aProduct({ stock: [{ venueId, quantity }] })
const line = (quantity: number, lineId: number) => aLine({ quantity, lineId })

describe('unitsLeft', () => {
  test('is null without a limit for the venue [PROD-41]', () => {
    expect(unitsLeft({ product: aProduct(), venueId, lines: [line(3, 1)] })).toBeNull()
    const elsewhere = aProduct({ stock: [{ venueId: id(99), quantity: 1 }] })
    expect(unitsLeft({ product: elsewhere, venueId, lines: [] })).toBeNull()
  })

  test('is the limit minus the units in the cart [PROD-42]', () => {
    const other = aLine({ product: aProduct({ id: id(8) }), quantity: 4, lineId: 3 })
    expect(unitsLeft({ product: limited(12), venueId, lines: [line(3, 1), line(2, 2), other] })).toBe(7)
  })

  test('ignores the edited line: of 5 it may take 5 [PROD-45]', () => {
    const lines = [line(3, 1)]
    expect(unitsLeft({ product: limited(5), venueId, lines })).toBe(2)
    expect(unitsLeft({ product: limited(5), venueId, lines, editedLineId: 1 })).toBe(5)
  })

  test('is never below 0', () => {
    expect(unitsLeft({ product: limited(2), venueId, lines: [line(3, 1)] })).toBe(0)
  })

  test('counts the units picked inside combos', () => {
    const offered = aComboProduct({ productId: id(7) })
    const deal = aCombo({ id: id(50), comboProducts: [offered] })
    const comboPicks = [{ ...offered, quantity: 2 }]
    const inCombo = aLine({ product: deal, quantity: 3, lineId: 2, configuration: { comboPicks } })
    expect(unitsLeft({ product: limited(10), venueId, lines: [line(1, 1), inCombo] })).toBe(3)
  })
})

describe('isIngredientAvailable', () => {
  test.each([
    ['available', {}, true],
    ['sold out', { isAvailable: false }, false],
    ['excluded at the venue', { excludedVenueIds: [id<'Venue'>(2), venueId] }, false],
    ['excluded elsewhere', { excludedVenueIds: [id<'Venue'>(2)] }, true],
  ])('%s %o: %s [PROD-52]', (_state, fields, expected) => {
    expect(isIngredientAvailable(anIngredient(fields), venueId)).toBe(expected)
  })
})
