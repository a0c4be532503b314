import { expect, test } from 'vitest'

import { afterOrder } from '#src/domain/product/after-order.ts'
import { aLine, aProduct, id, venueId } from '#tests/support/builders.ts'

const elsewhere = { venueId: id<'Venue'>(99), quantity: 7 }
const product = aProduct({ id: id(1), stock: [{ venueId, quantity: 5 }, elsewhere] })

test.each([
  [3, 2],
  [5, 0],
  [6, 0],
])('%i of 5 ordered leave %i here, elsewhere all [ORD-55]', (quantity, left) => {
  const { stock } = afterOrder(product, { venueId, lines: [aLine({ product, quantity })] })
  expect(stock).toEqual([{ venueId, quantity: left }, elsewhere])
})

test('a product without a stock stays as it is [ORD-55]', () => {
  const endless = aProduct({ id: id(2), stock: [] })
  expect(afterOrder(endless, { venueId, lines: [aLine({ product: endless })] })).toBe(endless)
})
