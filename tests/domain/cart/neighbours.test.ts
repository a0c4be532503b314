import { describe, expect, test } from 'vitest'

import { neighboursOf } from '#src/domain/cart/neighbours.ts'
import { aLine, aProduct, id, menuId, venueId } from '#tests/support/builders.ts'

const context = { menuId, venueId, orderType: 'takeAway' } as const
const dish = (number: number, fields: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ id: id(number), menuIds: [menuId], ...fields })
const category = [1, 2, 3, 4, 5, 6].map((number) => dish(number))
const idsOf = (products: readonly { id: number }[]) => products.map((product) => product.id)

describe('neighboursOf', () => {
  test.each([
    [1, [2, 3, 4]],
    [3, [4, 2, 5]],
    [6, [5, 4, 3]],
    [9, [1, 2, 3]],
  ])('of dish %i are the three nearest [CHK-58]', (number, nearest) => {
    expect(idsOf(neighboursOf(id(number), category, { ...context, lines: [] }))).toEqual(nearest)
  })

  test('are dishes that can be had and are not ordered [CHK-58]', () => {
    const soldOut = dish(2, { stock: [{ venueId, quantity: 0 }] })
    const elsewhere = dish(3, { menuIds: [id(99)] })
    const offered = [dish(1), soldOut, elsewhere, dish(4), dish(5)]
    const lines = [aLine({ product: dish(4) })]
    expect(idsOf(neighboursOf(id(1), offered, { ...context, lines }))).toEqual([5])
  })
})
