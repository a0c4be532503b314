import { describe, expect, test } from 'vitest'

import { combosLeft, unitsLeftOf, unitsPerCombo, withinStock } from '#src/domain/product/combo-stock.ts'
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

describe('withinStock', () => {
  const [ofDrinks, ofBar] = [aComboProduct(), aComboProduct({ categoryId: id(10) })]
  const picked = (...quantities: [number, number]) => [
    { ...ofDrinks, quantity: quantities[0] },
    { ...ofBar, quantity: quantities[1] },
  ]

  test.each([
    ['cuts the last pick', 3, [2, 2], [2, 1]],
    ['drops a pick without units', 2, [2, 1], [2]],
    ['drops all when nothing is left', 0, [1, 1], []],
  ] satisfies [string, number, [number, number], number[]][])(
    '%s: of %i [PROD-45]',
    (_what, units, quantities, kept) => {
      const picks = picked(...quantities)
      const left = new Map([[cola.id, units]])
      expect(withinStock(picks, left)).toEqual(kept.map((quantity, place) => ({ ...picks[place], quantity })))
    },
  )

  test('leaves other products alone', () => {
    const ofWater = { ...aComboProduct({ productId: water.id }), quantity: 1 }
    expect(withinStock([...colas(1), ofWater], new Map([[cola.id, 0]]))).toEqual([ofWater])
  })

  test('is the same array when the stock is enough', () => {
    const picks = picked(1, 2)
    expect(withinStock(picks, new Map([[cola.id, 3]]))).toBe(picks)
    expect(withinStock(picks, new Map([[water.id, 0]]))).toBe(picks)
  })
})
