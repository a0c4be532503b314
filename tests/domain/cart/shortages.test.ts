import { describe, expect, test } from 'vitest'

import { shortagesOf } from '#src/domain/cart/shortages.ts'
import { aCart, aLine, aProduct, id, menuId, venueId } from '#tests/support/builders.ts'

const context = { menuId, venueId, orderType: 'takeAway' } as const
const withStock = (quantity: number) => aProduct({ id: id(1), stock: [{ venueId, quantity }] })

describe('shortagesOf', () => {
  test.each([
    [3, []],
    [2, []],
    [1, [{ lineId: 1, left: 1 }]],
    [0, [{ lineId: 1, left: 0 }]],
  ])('of 2 ordered with %i in stock [CHK-58]', (stock, shortages) => {
    const product = withStock(stock)
    const { lines } = aCart(aLine({ product, quantity: 2 }))
    expect(shortagesOf(lines, new Map([[product.id, product]]), context)).toEqual(shortages)
  })

  test('gives the stock to the first lines [CHK-58]', () => {
    const product = withStock(3)
    const { lines } = aCart(
      aLine({ product, quantity: 2 }),
      aLine({ product, quantity: 2, configuration: { note: 'warm' } }),
    )
    expect(shortagesOf(lines, new Map([[product.id, product]]), context)).toEqual([{ lineId: 2, left: 1 }])
  })

  test('knows nothing against a dish that was not loaded [CHK-58]', () => {
    const { lines } = aCart(aLine({ product: withStock(0) }))
    expect(shortagesOf(lines, new Map(), context)).toEqual([])
    expect(shortagesOf(lines, new Map([[id<'Product'>(1), null]]), context)).toEqual([{ lineId: 1, left: 0 }])
  })

  test('knows the stock of a dish listed without choices [CART-57]', () => {
    const { lines } = aCart(aLine({ product: withStock(9), quantity: 2 }))
    const chosen = lines.map((line) => ({
      ...line,
      item: { ...line.item, additions: [{ id: id<'Ingredient'>(5) } as never] },
    }))
    const products = new Map([[id<'Product'>(1), { ...withStock(1), additions: undefined }]])
    expect(shortagesOf(chosen, products, context)).toEqual([{ lineId: 1, left: 1 }])
  })
})
