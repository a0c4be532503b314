import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { changeQuantity } from '#src/domain/cart/change-cart.ts'
import type { Stocked } from '#src/domain/cart/line-limit.ts'
import { lineLimit, stockedIds } from '#src/domain/cart/line-limit.ts'
import { unitsPerLineUnit } from '#src/domain/product/availability.ts'
import { aCart, aCombo, aComboProduct, aLine, aProduct, aSize, id, venueId } from '#tests/support/builders.ts'
import { aFilledCart } from '#tests/support/configured-product.ts'

const stockOf = (quantity: number) => [{ venueId, quantity }]
const cake = aProduct({ id: id(70), name: 'Cake', sizes: [aSize(), aSize({ id: id(2) })], stock: stockOf(5) })
const cakes = (quantity: number, size = 1) => aLine({ product: cake, quantity, configuration: { sizeId: id(size) } })
const offered = aComboProduct({ productId: id(70), name: 'Cake' })
const deal = aCombo({ id: id(90), comboProducts: [offered] })
const deals = (quantity: number, perDeal: number) =>
  aLine({ product: deal, quantity, configuration: { comboPicks: [{ ...offered, quantity: perDeal }] } })

describe('lineLimit', () => {
  test.each([
    ['the stock for the only line', [cakes(2)], 5],
    ['what other lines of the product leave', [cakes(2), cakes(2, 2)], 3],
    ['what combos with it leave', [cakes(1), deals(2, 1)], 3],
    ['below what it holds where the stock fell', [cakes(4), cakes(4, 2)], 1],
    ['0 where others hold all', [cakes(1), cakes(6, 2)], 0],
    ['as many combos as their picks allow', [deals(1, 2)], 2],
    ['the same beside lines of the product', [deals(1, 2), cakes(2)], 1],
  ])('is %s [PROD-42, PROD-45]', (_what, lines, max) => {
    const { lines: numbered } = aCart(...lines)
    const limit = lineLimit(numbered[0]!, numbered, [cake, deal], venueId)
    expect(limit).toEqual({ max, name: 'Cake', left: 5 })
  })

  test('is the lowest of its products', () => {
    const short = { ...deal, stock: stockOf(1) }
    const { lines } = aCart(deals(1, 1))
    expect(lineLimit(lines[0]!, lines, [cake, short], venueId)).toMatchObject({ max: 1, name: 'Lunch deal' })
  })

  test.each([
    ['of a product without stock row', [{ ...cake, stock: [] }]],
    ['of another venue', [{ ...cake, stock: [{ venueId: id<'Venue'>(99), quantity: 0 }] }]],
    ['not known yet', []],
  ])('is none where the stock is %s [PROD-41]', (_why, products) => {
    const { lines } = aCart(cakes(2))
    expect(lineLimit(lines[0]!, lines, products, venueId)).toBeNull()
  })

  test('raised to its limit, a line takes all stock', () => {
    fc.assert(
      fc.property(aFilledCart, fc.nat(20), fc.nat(), ({ cart, products, line: extra }, units, at) => {
        const known = products.map((product) => ({ ...product, stock: stockOf(units) }))
        const line = cart.lines[at % Math.max(1, cart.lines.length)] ?? { ...extra, lineId: 1 }
        const lines = cart.lines.length > 0 ? cart.lines : [line]
        const limit = lineLimit(line, lines, known, venueId)
        if (!limit || limit.max < 1) return
        const used = known.filter((product) => unitsPerLineUnit(line.item, product.id) > 0)
        const mostUsed = (quantity: number) => {
          const { lines: raised } = changeQuantity({ ...cart, lines }, line.lineId, quantity)
          const unitsOf = (product: Stocked) =>
            raised.reduce((sum, one) => sum + one.quantity * unitsPerLineUnit(one.item, product.id), 0)
          return Math.max(...used.map(unitsOf))
        }
        expect(mostUsed(limit.max)).toBeLessThanOrEqual(units)
        expect(mostUsed(limit.max + 1)).toBeGreaterThan(units)
      }),
    )
  })
})

describe('stockedIds', () => {
  test('names each product of lines and combos once', () => {
    expect(stockedIds([cakes(1), deals(1, 1), cakes(1, 2)])).toEqual([70, 90])
  })
})
