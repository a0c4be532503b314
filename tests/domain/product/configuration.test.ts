import { describe, expect, test } from 'vitest'

import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { aCombo, aComboProduct, aProduct, aSize, aVariant, id, price } from '#tests/support/builders.ts'

describe('emptyConfiguration', () => {
  test('takes a single size by itself [PROD-13]', () => {
    expect(emptyConfiguration(aProduct({ sizes: [aSize({ id: id(4) })] })).sizeId).toBe(4)
  })

  test('chooses no size among several, nor a variant', () => {
    const dish = aProduct({ sizes: [aSize(), aSize({ id: id(2) })], variants: [aVariant()] })
    expect(emptyConfiguration(dish)).toEqual({
      sizeId: null,
      variantId: null,
      additions: [],
      picks: [],
      comboPicks: [],
      note: '',
    })
  })

  test.each([
    ['the one that is standard', [false, true], 2],
    ['the first of two that are', [true, true], 1],
    ['none when no size is', [false, false], null],
  ])('takes of several sizes %s [PROD-15]', (_case, [first, second], sizeId) => {
    const sizes = [aSize({ isStandard: first === true }), aSize({ id: id(2), isStandard: second === true })]
    expect(emptyConfiguration(aProduct({ sizes })).sizeId).toBe(sizeId)
  })

  test('preselects the combo products with a quantity above 0 [PROD-08]', () => {
    const cola = aComboProduct({ quantity: 1, price: price('1.50'), total: price('1.50') })
    const deal = aCombo({ comboProducts: [cola, aComboProduct({ productId: id(71), name: 'Water' })] })
    const { ingredients: _ingredients, ...pick } = cola
    expect(emptyConfiguration(deal).comboPicks).toEqual([pick])
  })
})
