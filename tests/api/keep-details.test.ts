import { describe, expect, test } from 'vitest'

import { keepDetails } from '#src/api/keep-details.ts'
import type { ProductList } from '#src/api/keep-details.ts'
import type { Product } from '#src/contract/product.ts'
import { anExtra, aProduct, id, price } from '#tests/support/builders.ts'

const cheese = { groups: [], groupRules: [], ingredients: [anExtra({ name: 'Cheese' })] }

function aList(isBrief: boolean, ...products: Product[]): ProductList {
  return { products, isBrief, categoryName: 'Pizze', nextCategory: null, previousCategory: null }
}

/** A product as a brief list has it. */
function withoutAdditions(product: Product): Product {
  const { additions: _left, ...rest } = product
  return rest
}

describe('keepDetails', () => {
  const pizza = aProduct({ id: id<'Product'>(201), additions: cheese })
  const known = aList(false, pizza)

  test('adds to a brief list what was known before', () => {
    const now = keepDetails(known, aList(true, withoutAdditions({ ...pizza, price: price('9.00') })))
    expect(now).toEqual(aList(true, { ...pizza, price: price('9.00') }))
  })

  test('keeps the products that have not changed', () => {
    const now = keepDetails(known, aList(true, withoutAdditions(pizza)))
    expect(now.products).toBe(known.products)
  })

  test.each([
    ['null', null],
    ['an empty set', { ...cheese, ingredients: [] }],
  ])('never takes "nothing to choose" from before, said by %s', (_how, additions) => {
    const now = keepDetails(aList(false, { ...pizza, additions }), aList(true, withoutAdditions(pizza)))
    expect(now.products[0]).not.toHaveProperty('additions')
  })

  test('takes from a brief list what it tells', () => {
    expect(keepDetails(known, aList(true, { ...pizza, additions: null })).products[0]?.additions).toBeNull()
  })

  test('adds nothing to a whole list', () => {
    expect(keepDetails(known, aList(false, withoutAdditions(pizza))).products[0]).not.toHaveProperty('additions')
    expect(keepDetails(undefined, known)).toBe(known)
  })
})
