import { describe, expect, test } from 'vitest'

import type { GroupMember } from '#src/contract/group-order.ts'
import type { Product } from '#src/contract/product.ts'
import { ownPart } from '#src/domain/group/own-part.ts'
import { placeParts } from '#src/domain/group/place-parts.ts'
import { newParts, partsOfOthers, priceParts } from '#src/domain/group/price-parts.ts'
import { aCart, aLine, aProduct, id, menuId, price, venueId } from '#tests/support/builders.ts'

const context = { menuId, venueId, orderType: 'takeAway' } as const
const soup = aProduct({ id: id(1), name: 'Soup' })
const cake = aProduct({ id: id(2), name: 'Cake', isAlcoholic: true })
const products = (...some: readonly Product[]) => new Map(some.map((product) => [product.id, product]))

const member = (number: number, name: string, ...lines: ReturnType<typeof aLine>[]): GroupMember => ({
  id: id(number),
  name,
  lines: ownPart(aCart(...lines), []).lines,
  version: 1,
})
const group = {
  members: [
    member(1, 'Rosa', aLine({ product: soup })),
    member(2, 'Luca', aLine({ product: soup, quantity: 2 }), aLine({ product: cake })),
  ],
}
const parts = partsOfOthers(group, id(1))
const own = aCart(aLine({ product: soup }))

describe('the parts of the others', () => {
  test('are their dishes, without those of this phone', () => {
    expect(parts.map(({ quantity, item, member: of }) => [of?.name, quantity, item.name])).toEqual([
      ['Luca', 2, 'Soup'],
      ['Luca', 1, 'Cake'],
    ])
  })

  test('get today’s prices and what the menu says', () => {
    const dearer = { ...soup, price: price('9.00') }
    const { lines, changes } = priceParts(own, parts, products(dearer, cake), context)
    expect(lines.map(({ unitPrice, isAlcoholic, menuIds }) => [unitPrice, isAlcoholic, menuIds])).toEqual([
      [price('9.00'), false, soup.menuIds],
      [cake.price, true, cake.menuIds],
    ])
    expect(changes).toEqual([])
  })

  test('lose what cannot be ordered, with a name', () => {
    const { lines, changes } = priceParts(own, parts, new Map([...products(soup), [cake.id, null]]), context)
    expect(lines).toHaveLength(1)
    expect(changes).toEqual([{ kind: 'removed', name: 'Luca: Cake' }])
  })

  test('share the stock with the dishes of the lead', () => {
    const scarce = { ...soup, stock: [{ venueId, quantity: 2 }] }
    const { lines, changes } = priceParts(own, parts, products(scarce, cake), context)
    expect(lines[0]?.quantity).toBe(1)
    expect(changes).toEqual([{ kind: 'quantity', name: 'Luca: Soup', from: 2, to: 1 }])
  })

  test('that the cart holds already need no product', () => {
    const cart = placeParts(own, priceParts(own, parts, products(soup, cake), context).lines)
    expect(newParts(own, parts)).toEqual(parts)
    expect(newParts(cart, parts)).toEqual([])
    expect(placeParts(cart, priceParts(cart, parts, new Map(), context).lines)).toEqual(cart)
  })
})
