import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderLine } from '#src/contract/order.ts'
import type { LineMember } from '#src/domain/cart/cart-line.ts'
import { missingIn, ownPart } from '#src/domain/group/own-part.ts'
import { placeParts } from '#src/domain/group/place-parts.ts'
import { aCart, aLine, aProduct, id, price } from '#tests/support/builders.ts'
import { aFilledCart } from '#tests/support/configured-product.ts'

const luca: LineMember = { id: id(2), name: 'Luca' }
const soup = aProduct({ id: id(1), name: 'Soup' })
const cake = aProduct({ id: id(2), name: 'Cake' })
const cart = aCart(aLine({ product: soup, quantity: 2 }))
const sent = (...lines: ReturnType<typeof aLine>[]): readonly OrderLine[] => ownPart(aCart(...lines), []).lines

describe('ownPart', () => {
  test('leaves out the dishes of others', () => {
    const group = placeParts(cart, [{ ...aLine({ product: cake }), member: luca }])
    expect(ownPart(group, []).lines.map(({ item }) => item.name)).toEqual(['Soup'])
  })

  test.each([
    ['the same dishes', sent(aLine({ product: soup, quantity: 2 })), false],
    ['another quantity', sent(aLine({ product: soup, quantity: 1 })), true],
    ['another price', sent(aLine({ product: { ...soup, price: price('9.00') }, quantity: 2 })), true],
    ['another note', sent(aLine({ product: soup, quantity: 2, configuration: { note: 'hot' } })), true],
    ['a dish more', sent(aLine({ product: soup, quantity: 2 }), aLine({ product: cake })), true],
    ['nothing', [], true],
  ])('tells whether the service has %s', (_what, known, differs) => {
    expect(ownPart(cart, known).differs).toBe(differs)
  })

  test('sent is a part that does not differ', () => {
    fc.assert(
      fc.property(aFilledCart, ({ cart: filled, line }) => {
        const { lines } = ownPart(filled, [])
        expect(ownPart(filled, [...lines].reverse()).differs).toBe(false)
        expect(missingIn(lines, filled)).toEqual([])
        const more = placeParts(filled, [{ ...line, member: luca }])
        expect(ownPart(more, lines)).toEqual({ lines, differs: false })
      }),
    )
  })
})

describe('missingIn', () => {
  test('names the dishes that came too late', () => {
    const late = aCart(aLine({ product: soup, quantity: 3 }), aLine({ product: cake }))
    const named = missingIn(sent(aLine({ product: soup, quantity: 1 })), late).map((line) => [
      line.quantity,
      line.item.name,
    ])
    expect(named).toEqual([
      [2, 'Soup'],
      [1, 'Cake'],
    ])
  })
})
