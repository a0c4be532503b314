import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isPossible } from '#src/domain/product/is-possible.ts'
import { stillPossible } from '#src/domain/product/still-possible.ts'
import {
  aCombo,
  aComboProduct,
  aConfiguration,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  choose,
  id,
  venueId,
} from '#tests/support/builders.ts'
import { aConfiguredProduct, aConfiguredTwin } from '#tests/support/configured-product.ts'

const vanilla = anExtra({ id: id(1), name: 'Vanilla' })
const lemon = anExtra({ id: id(2), name: 'Lemon' })
const [v, l] = [choose(vanilla), choose(lemon)]

describe('stillPossible', () => {
  test('takes off picks that are unavailable [PROD-52, PROD-54]', () => {
    const cup = aProduct({ picks: anExtraSet({ ingredients: [vanilla, { ...lemon, isAvailable: false }] }) })
    expect(stillPossible(cup, aConfiguration({ picks: [v, l, v] }), venueId).picks).toEqual([v, v])
  })

  test('keeps each addition once [PROD-23]', () => {
    const dish = aProduct({ additions: anExtraSet({ ingredients: [vanilla, lemon] }) })
    expect(stillPossible(dish, aConfiguration({ additions: [v, l, v] }), venueId).additions).toEqual([v, l])
  })

  test('keeps the first flavours and units within lower limits', () => {
    const picks = anExtraSet({ ingredients: [vanilla, lemon] })
    const chosen = aConfiguration({ picks: [v, l, v, v] })
    expect(stillPossible(aProduct({ picks, maxFlavours: 1 }), chosen, venueId).picks).toEqual([v, v, v])
    expect(stillPossible(aProduct({ picks, maxPicks: 2 }), chosen, venueId).picks).toEqual([v, l])
  })

  test('takes off unoffered products and units above limits', () => {
    const [cola, chips] = [aComboProduct(), aComboProduct({ productId: id(71), categoryId: id(10) })]
    const gone = aComboProduct({ productId: id(79) })
    const comboPicks = [cola, gone, chips].map((offered) => ({ ...offered, quantity: 2 }))
    const today = aCombo({
      comboProducts: [cola, chips],
      maxComboProducts: 2,
      comboCategories: [{ id: id(9), name: 'Drinks', min: null, max: 1 }],
    })
    expect(
      stillPossible(today, aConfiguration({ comboPicks }), venueId).comboPicks.map(({ productId, quantity }) => [
        productId,
        quantity,
      ]),
    ).toEqual([
      [70, 1],
      [71, 1],
    ])
  })

  test('takes a single size, asks again for a lost one', () => {
    const chosen = aConfiguration({ sizeId: id(9) })
    expect(stillPossible(aProduct({ sizes: [aSize({ id: id(4) })] }), chosen, venueId).sizeId).toBe(4)
    expect(stillPossible(aProduct({ sizes: [aSize(), aSize({ id: id(2) })] }), chosen, venueId).sizeId).toBeNull()
  })

  test('is possible after any change of the product', () => {
    fc.assert(
      fc.property(aConfiguredTwin, ({ product, configuration }) => {
        expect(isPossible(product, stillPossible(product, configuration, venueId), venueId)).toBe(true)
      }),
    )
  })

  test('changes nothing that is possible', () => {
    fc.assert(
      fc.property(aConfiguredProduct, ({ product, configuration }) => {
        const sizeId = product.sizes.length === 1 ? (product.sizes[0]?.id ?? null) : configuration.sizeId
        const chosen = { ...configuration, sizeId }
        fc.pre(isPossible(product, chosen, venueId))
        expect(stillPossible(product, chosen, venueId)).toEqual(chosen)
      }),
    )
  })
})
