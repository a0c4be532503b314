import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cart, CartLine, LineMember } from '#src/domain/cart/cart-line.ts'
import { itemCount } from '#src/domain/cart/cart.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'
import { ownLines, placeParts, withoutParts } from '#src/domain/group/place-parts.ts'
import { aLine, aProduct, id } from '#tests/support/builders.ts'
import { aFilledCart } from '#tests/support/configured-product.ts'

const luca: LineMember = { id: id(2), name: 'Luca' }
const mia: LineMember = { id: id(3), name: 'Mia' }
const [soup, cake] = ['Soup', 'Cake'].map((name, index) => aProduct({ id: id(index + 1), name })) as [
  ReturnType<typeof aProduct>,
  ReturnType<typeof aProduct>,
]
const of = (member: LineMember | null, fields: Parameters<typeof aLine>[0] = {}): CartLine => ({
  ...aLine(fields),
  member,
})
const told = ({ lines }: Cart) =>
  lines.map(({ lineId, quantity, item, member }) => [lineId, quantity, item.name, member?.name ?? null])

const own: Cart = { lines: [of(null, { product: soup, lineId: 4 })], counter: 6 }

describe('placeParts', () => {
  test('puts the dishes of others below own ones', () => {
    const cart = placeParts(own, [of(luca, { product: soup, quantity: 2 }), of(mia, { product: soup })])
    expect(told(cart)).toEqual([
      [4, 1, 'Soup', null],
      [7, 2, 'Soup', 'Luca'],
      [8, 1, 'Soup', 'Mia'],
    ])
    expect(cart.counter).toBe(8)
  })

  test('keeps numbers of dishes that stay, uses none again', () => {
    const first = placeParts(own, [of(luca, { product: soup }), of(luca, { product: cake })])
    const second = placeParts(first, [of(luca, { product: cake, quantity: 3 })])
    expect(told(second)).toEqual([
      [4, 1, 'Soup', null],
      [8, 3, 'Cake', 'Luca'],
    ])
    const third = placeParts(second, [of(luca, { product: soup }), of(luca, { product: cake, quantity: 3 })])
    expect(told(third).slice(1)).toEqual([
      [9, 1, 'Soup', 'Luca'],
      [8, 3, 'Cake', 'Luca'],
    ])
  })

  test('adds up identical dishes of one member', () => {
    const cart = placeParts(own, [of(luca, { product: cake }), of(luca, { product: cake, quantity: 2 })])
    expect(told(cart).slice(1)).toEqual([[7, 3, 'Cake', 'Luca']])
  })

  test('takes the dishes of all others out', () => {
    const cart = placeParts(own, [of(luca, { product: cake })])
    expect(withoutParts(cart)).toEqual({ lines: own.lines, counter: 7 })
  })
})

describe('a dish of another member', () => {
  test('is never merged with an own one', () => {
    const cart = placeParts(own, [of(luca, { product: soup })])
    expect(told(addToCart(cart, of(null, { product: soup })))).toEqual([
      [4, 2, 'Soup', null],
      [7, 1, 'Soup', 'Luca'],
    ])
  })
})

/** A cart with own lines, and lines of two others to put into it. */
const aGroupCart = fc
  .tuple(aFilledCart, aFilledCart, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
  .map(([mine, theirs, isOfLuca]) => ({
    cart: mine.cart,
    parts: [...theirs.cart.lines, theirs.line, theirs.line].map((line, index) => ({
      ...line,
      member: isOfLuca[index % isOfLuca.length] ? luca : mia,
    })),
  }))

describe('any parts in any cart', () => {
  test('leave own lines untouched and are there exactly', () => {
    fc.assert(
      fc.property(aGroupCart, ({ cart, parts }) => {
        const placed = placeParts(cart, parts)
        expect(ownLines(placed)).toEqual(cart.lines)
        const others = placed.lines.slice(cart.lines.length)
        for (const part of parts) expect(others.filter((line) => hasSameContent(line, part))).toHaveLength(1)
        for (const line of others) expect(parts.some((part) => hasSameContent(line, part))).toBe(true)
        expect(itemCount(placed)).toBe(itemCount(cart) + itemCount({ lines: parts }))
      }),
    )
  })

  test('change nothing when placed again', () => {
    fc.assert(
      fc.property(aGroupCart, ({ cart, parts }) => {
        const once = placeParts(cart, parts)
        expect(placeParts(once, parts)).toEqual(once)
        expect(placeParts(once, once.lines.slice(cart.lines.length))).toEqual(once)
      }),
    )
  })

  test('never give two lines one number', () => {
    fc.assert(
      fc.property(aGroupCart, aGroupCart, ({ cart, parts }, { parts: later }) => {
        const placed = placeParts(placeParts(cart, parts), later)
        const numbers = placed.lines.map(({ lineId }) => lineId)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(placed.counter)
        const before = new Map(placeParts(cart, parts).lines.map((line) => [line.lineId, line]))
        const reused = placed.lines.filter((line) => !hasSameContent(before.get(line.lineId) ?? line, line))
        expect(reused).toEqual([])
      }),
    )
  })
})
