import { describe, expect, test } from 'vitest'

import { combosLeft, unitsLeftOf, unitsPerCombo } from '#src/domain/product/combo-stock.ts'
import { aCombo, aComboProduct, aLine, aProduct, id, venueId } from '#tests/support/builders.ts'

const cola = aProduct({ id: id(70), name: 'Cola', stock: [{ venueId, quantity: 7 }] })
const water = aProduct({ id: id(72), name: 'Water' })
const deal = aCombo({ comboProducts: [aComboProduct(), aComboProduct({ productId: id(72) })] })
const colas = (quantity: number) => [{ ...aComboProduct(), quantity }]

describe('stock of combo picks', () => {
  test('is the venue’s minus the cart’s, combos included', () => {
    const lines = [
      aLine({ product: cola, quantity: 1, lineId: 1 }),
      aLine({ product: deal, quantity: 2, lineId: 2, configuration: { comboPicks: colas(2) } }),
    ]
    expect(unitsLeftOf({ products: [cola, water], venueId, lines })).toEqual(new Map([[70, 2]]))
    expect(unitsLeftOf({ products: [cola, water], venueId, lines, editedLineId: 2 })).toEqual(new Map([[70, 6]]))
  })

  test('allows as many combos as the scarcest pick', () => {
    const left = new Map([
      [cola.id, 7],
      [water.id, 9],
    ])
    expect(combosLeft(colas(2), left)).toBe(3)
    expect(combosLeft([...colas(2), { ...aComboProduct({ productId: water.id }), quantity: 9 }], left)).toBe(1)
    expect(combosLeft([...colas(4), ...colas(4)], left)).toBe(0)
    expect(combosLeft(colas(2), new Map())).toBeNull()
    expect(combosLeft([], left)).toBeNull()
  })

  test.each([
    [1, 7],
    [2, 3],
    [8, 0],
    [0, 7],
  ])('lets each of %i combos hold %i units', (quantity, expected) => {
    expect(unitsPerCombo(new Map([[cola.id, 7]]), cola.id, quantity)).toBe(expected)
    expect(unitsPerCombo(new Map(), cola.id, quantity)).toBeNull()
  })
})
