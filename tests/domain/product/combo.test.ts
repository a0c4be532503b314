import { describe, expect, test } from 'vitest'

import { pricedComboPicks } from '#src/domain/product/combo.ts'
import { aCombo, aComboProduct, aConfiguration, id, price } from '#tests/support/builders.ts'

const cola = aComboProduct({ price: price('3.50') })
const deal = aCombo({ comboProducts: [cola] })
const two = { ...cola, quantity: 2 }
const pick = { productId: 70, categoryId: 9, name: 'Cola', quantity: 2, price: price('3.50'), total: price('7.00') }

describe('pricedComboPicks', () => {
  test.each([
    ['an offered product', deal, two, [pick]],
    ['a product under another category', deal, { ...two, categoryId: id<'Category'>(10) }, []],
    ['a quantity of 0', deal, { ...two, quantity: 0 }, []],
    ['a dish that is no combo', { ...deal, isCombo: false }, two, []],
    ['a combo without a list of products', { ...deal, comboProducts: null }, two, []],
  ])('of %s: %#', (_what, product, chosen, expected) => {
    expect(pricedComboPicks(product, aConfiguration({ comboPicks: [chosen] }))).toEqual(expected)
  })
})
