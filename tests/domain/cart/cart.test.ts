import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cart } from '#src/domain/cart/cart-line.ts'
import { emptyCart, itemCount, lineTotal, productsTotal, quantityOf } from '#src/domain/cart/cart.ts'
import { addToCart, changeQuantity, removeLine, replaceLine, restoreLine } from '#src/domain/cart/change-cart.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'
import { aCart, aLine, aProduct, id, price } from '#tests/support/builders.ts'
import { aFilledCart } from '#tests/support/configured-product.ts'

const a = aLine({ product: aProduct({ id: id(1), name: 'A', price: price('7.00') }) })
const b = aLine({ product: aProduct({ id: id(2), name: 'B', price: price('3.50') }) })
const c = aLine({ product: aProduct({ id: id(3), name: 'C', price: price('1.00') }) })
const shape = ({ lines }: Cart) => lines.map((line) => [line.lineId, line.item.name, line.quantity])

describe('addToCart', () => {
  test('numbers lines by a counter that never goes back [CART-10]', () => {
    const two = addToCart(addToCart(emptyCart, a), b)
    expect(shape(two)).toEqual([
      [1, 'A', 1],
      [2, 'B', 1],
    ])
    expect(shape(addToCart(removeLine(two, 2), c))).toEqual([
      [1, 'A', 1],
      [3, 'C', 1],
    ])
  })

  test('merges 2 and identical 3 into one line of 5 [CART-11]', () => {
    const cart = addToCart(addToCart(emptyCart, { ...a, quantity: 2 }), { ...a, quantity: 3 })
    expect(shape(cart)).toEqual([[1, 'A', 5]])
    expect(cart.counter).toBe(1)
  })

  test('takes the fresher price when it merges', () => {
    const cart = addToCart(aCart(a), { ...a, unitPrice: price('8.00') })
    expect(productsTotal(cart.lines)).toBe(price('16.00'))
  })

  test('adds nothing with quantity 0 [PROD-48]', () => {
    expect(addToCart(aCart(a), { ...b, quantity: 0 })).toEqual(aCart(a))
  })
})

describe('replaceLine', () => {
  test('keeps number and place [CART-14]', () => {
    expect(shape(replaceLine(aCart(a, b), 0, { ...c, quantity: 2 }))).toEqual([
      [1, 'C', 2],
      [2, 'B', 1],
    ])
  })

  test('merges a line made equal to another [CART-15]', () => {
    expect(shape(replaceLine(aCart({ ...a, quantity: 2 }, b), 1, a))).toEqual([[1, 'A', 3]])
    expect(shape(replaceLine(aCart(b, { ...a, quantity: 2 }), 0, a))).toEqual([[2, 'A', 3]])
  })

  test('removes the line with quantity 0 [CART-13]', () => {
    expect(shape(replaceLine(aCart(a, b), 0, { ...a, quantity: 0 }))).toEqual([[2, 'B', 1]])
  })

  test('changes nothing where no line is', () => {
    expect(replaceLine(aCart(a), 3, b)).toEqual(aCart(a))
  })
})

describe('changeQuantity', () => {
  test('sets the quantity of one line', () => {
    expect(shape(changeQuantity(aCart(a, b), 2, 4))).toEqual([
      [1, 'A', 1],
      [2, 'B', 4],
    ])
  })

  test('removes the line at 0 [CART-13]', () => {
    expect(shape(changeQuantity(aCart(a, b), 1, 0))).toEqual([[2, 'B', 1]])
  })
})

describe('restoreLine', () => {
  test('joins an identical line added meanwhile', () => {
    const cart = addToCart(removeLine(aCart(a, b), 1), a)
    expect(shape(restoreLine(cart, aCart({ ...a, quantity: 2 }).lines[0]!, 0))).toEqual([
      [2, 'B', 1],
      [3, 'A', 3],
    ])
  })

  test('does nothing the second time', () => {
    const cart = aCart(a, b)
    expect(restoreLine(cart, cart.lines[0]!, 0)).toEqual(cart)
  })

  test('after a removal restores the same cart', () => {
    fc.assert(
      fc.property(aFilledCart, fc.nat(), ({ cart }, pick) => {
        fc.pre(cart.lines.length > 0)
        const index = pick % cart.lines.length
        const line = cart.lines[index]!
        expect(restoreLine(removeLine(cart, line.lineId), line, index)).toEqual(cart)
      }),
    )
  })
})

describe('the sums of a cart', () => {
  test('2 x 7.00 + 3.50 is 17.50 [CART-05]', () => {
    expect(productsTotal(aCart({ ...a, quantity: 2 }, b).lines)).toBe(price('17.50'))
  })

  test('13.80 x 3 is 41.40, + 5.00 is 46.40 [PRICE-21]', () => {
    const lines = [
      { unitPrice: price('13.80'), quantity: 3 },
      { unitPrice: price('5.00'), quantity: 1 },
    ]
    expect(lines.map(lineTotal)).toEqual([price('41.40'), price('5.00')])
    expect(productsTotal(lines)).toBe(price('46.40'))
  })

  test('counts items as the sum of all quantities', () => {
    expect(itemCount(aCart({ ...a, quantity: 2 }, { ...b, quantity: 3 }))).toBe(5)
    expect(itemCount(emptyCart)).toBe(0)
  })

  test('counts a product over all its lines [MENU-20]', () => {
    const noted = aLine({ product: aProduct({ id: id(9) }), configuration: { note: 'no salt' } })
    const plain = aLine({ product: aProduct({ id: id(9) }), quantity: 2 })
    expect(quantityOf(aCart(plain, noted, a), id(9))).toBe(3)
    expect(quantityOf(aCart(a), id(9))).toBe(0)
  })
})

describe('any cart', () => {
  test('adding changes total and count by the line', () => {
    fc.assert(
      fc.property(aFilledCart, ({ cart, line }) => {
        const after = addToCart(cart, line)
        expect(productsTotal(after.lines)).toBe(productsTotal(cart.lines) + lineTotal(line))
        expect(itemCount(after)).toBe(itemCount(cart) + line.quantity)
      }),
      { numRuns: 200 },
    )
  })

  test('editing changes the total by both lines', () => {
    fc.assert(
      fc.property(aFilledCart, fc.nat(), ({ cart, line }, pick) => {
        fc.pre(cart.lines.length > 0)
        const index = pick % cart.lines.length
        const expected = productsTotal(cart.lines) - lineTotal(cart.lines[index]!) + lineTotal(line)
        expect(productsTotal(replaceLine(cart, index, line).lines)).toBe(expected)
      }),
      { numRuns: 200 },
    )
  })

  test('has no equal lines and no repeated number [CART-10, CART-11]', () => {
    fc.assert(
      fc.property(aFilledCart, fc.nat(), ({ cart, line }, pick) => {
        for (const { lines, counter } of [cart, replaceLine(cart, pick % 4, line), addToCart(cart, line)]) {
          expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length)
          expect(Math.max(0, ...lines.map(({ lineId }) => lineId))).toBeLessThanOrEqual(counter)
          const pairs = lines.flatMap((one, index) => lines.slice(index + 1).map((other) => hasSameContent(one, other)))
          expect(pairs).not.toContain(true)
        }
      }),
    )
  })
})
