import { describe, expect, test } from 'vitest'

import { suggestedFor } from '#src/domain/cart/suggested-for.ts'
import { aLine, aProduct, id } from '#tests/support/builders.ts'

const ids = (values: readonly number[]) => values.map((one) => id<'Product'>(one))
const line = (productId: number, ...suggests: number[]) =>
  aLine({ product: aProduct({ id: id(productId), suggestedProductIds: ids(suggests) }) })

describe('suggestedFor', () => {
  test('names suggestions once, in order, without ordered dishes [BAPI-09]', () => {
    expect(suggestedFor([line(1, 7, 2), line(2, 8, 7)])).toEqual({ suggestedIds: [7, 8], inCartIds: [1, 2] })
  })

  test('names at most three', () => {
    expect(suggestedFor([line(1, 7, 8), line(2, 9, 10)]).suggestedIds).toEqual([7, 8, 9])
  })

  test('names none for an empty order', () => {
    expect(suggestedFor([])).toEqual({ suggestedIds: [], inCartIds: [] })
  })
})
