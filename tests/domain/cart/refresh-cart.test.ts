import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { itemCount } from '#src/domain/cart/cart.ts'
import { refreshCart, retainOrderable } from '#src/domain/cart/refresh-cart.ts'
import { refreshLine } from '#src/domain/cart/refresh-line.ts'
import {
  aCart,
  aCombo,
  aComboProduct,
  aGroupRule,
  aLine,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  aVariant,
  choose,
  id,
  menuId,
  price,
  venueId,
} from '#tests/support/builders.ts'
import { aFilledCart } from '#tests/support/configured-product.ts'

const context = { menuId, venueId, orderType: 'takeAway', otherLines: [] } as const

describe('retainOrderable', () => {
  test('removes and names what the new slot’s menu lacks [CART-17, WIZ-42]', () => {
    const inThree = aLine({ product: aProduct({ id: id(1), name: 'Only lunch', menuIds: [id(3)] }) })
    const inBoth = aLine({ product: aProduct({ id: id(2), name: 'Always', menuIds: [id(3), id(5)] }) })
    const { cart, removed } = retainOrderable(aCart(inThree, inBoth), { menuId: id(5), orderType: 'takeAway' })
    expect(cart.lines.map(({ item }) => item.name)).toEqual(['Always'])
    expect(removed.map(({ item }) => item.name)).toEqual(['Only lunch'])
    expect(cart.counter).toBe(2)
  })

  test.each(['delivery', 'dil'] as const)(
    'removes what cannot be delivered on a change to %s [CART-18]',
    (orderType) => {
      const cart = aCart(aLine({ product: aProduct({ isDeliverable: false }) }))
      expect(retainOrderable(cart, { menuId, orderType }).cart.lines).toEqual([])
      expect(retainOrderable(cart, { menuId, orderType: 'takeAway' }).removed).toEqual([])
    },
  )
})

describe('refreshLine', () => {
  test('re-prices for the new type and back: 10.00, 8.00, 10.00 [PRICE-45]', () => {
    const product = aProduct({ price: price('10.00'), eatInPrice: price('8.00') })
    const before = aLine({ product })
    const inside = refreshLine(before, product, { ...context, orderType: 'eatIn' })
    expect(inside.changes).toEqual([{ kind: 'price', name: 'Margherita', from: price('10.00'), to: price('8.00') }])
    expect(refreshLine(inside.line!, product, context).line).toEqual(before)
  })

  test('says nothing when nothing changed', () => {
    const line = aLine({ quantity: 2 })
    expect(refreshLine(line, aProduct(), context)).toEqual({ line, changes: [] })
  })

  const removed = { line: null, changes: [{ kind: 'removed', name: 'Margherita' }] }
  const ofSize = aLine({ product: aProduct({ sizes: [aSize({ id: id(2) })] }), configuration: { sizeId: id(2) } })
  const ofVariant = aLine({ product: aProduct({ variants: [aVariant()] }), configuration: { variantId: id(1) } })
  test.each([
    ['the product', aLine(), null],
    ['its place in the menu', aLine(), aProduct({ menuIds: [] })],
    ['its size', ofSize, aProduct({ sizes: [aSize({ id: id(1) })] })],
    ['every size', ofSize, aProduct()],
    ['its mandatory variant', ofVariant, aProduct({ variants: [aVariant({ id: id(2) })], isVariantRequired: true })],
    ['its stock', aLine(), aProduct({ stock: [{ venueId, quantity: 0 }] })],
  ])('removes a line when %s is gone', (_what, line, product) => {
    expect(refreshLine(line, product, context)).toEqual(removed)
  })

  test('removes a line that lacks a new mandatory choice', () => {
    expect(refreshLine(aLine(), aProduct({ sizes: [aSize(), aSize({ id: id(2) })] }), context)).toEqual(removed)
    expect(refreshLine(aLine(), aProduct({ sizes: [aSize()] }), context).line?.item.size?.id).toBe(1)
  })

  test('removes and names additions, picks and variants now gone', () => {
    const [ham, egg] = [anExtra({ id: id(1), name: 'Ham', price: price('2.00') }), anExtra({ id: id(2), name: 'Egg' })]
    const lemon = anExtra({ id: id(3), name: 'Lemon' })
    const both = anExtraSet({ ingredients: [ham, egg] })
    const before = aProduct({ variants: [aVariant()], additions: both, picks: anExtraSet({ ingredients: [lemon] }) })
    const line = aLine({
      product: before,
      configuration: { variantId: id(1), additions: [ham, egg].map(choose), picks: [choose(lemon), choose(lemon)] },
    })
    const soldOut = { ...lemon, isAvailable: false }
    const now = aProduct({
      additions: anExtraSet({ ingredients: [egg] }),
      picks: anExtraSet({ ingredients: [soldOut] }),
    })
    const refreshed = refreshLine(line, now, context)
    expect(refreshed.line?.item.additions.map(({ name }) => name)).toEqual(['Egg'])
    expect(refreshed.line?.item.variant).toBeNull()
    expect(refreshed.changes).toEqual([
      { kind: 'addition-removed', name: 'Margherita', addition: 'Wholemeal' },
      { kind: 'addition-removed', name: 'Margherita', addition: 'Ham' },
      { kind: 'addition-removed', name: 'Margherita', addition: 'Lemon' },
      { kind: 'price', name: 'Margherita', from: price('12.00'), to: price('7.50') },
    ])
  })

  test('takes off combo picks that are gone', () => {
    const [cola, chips] = [aComboProduct(), aComboProduct({ productId: id(71), name: 'Chips' })]
    const comboPicks = [cola, chips].map((offered) => ({ ...offered, quantity: 1 }))
    const line = aLine({ product: aCombo({ comboProducts: [cola, chips] }), configuration: { comboPicks } })
    expect(refreshLine(line, aCombo({ comboProducts: [chips] }), context).changes).toEqual([
      { kind: 'addition-removed', name: 'Lunch deal', addition: 'Cola' },
    ])
  })

  test('lowers a quantity to what other lines leave', () => {
    const product = aProduct({ stock: [{ venueId, quantity: 5 }] })
    const other = aLine({ product, quantity: 3, lineId: 1 })
    const refreshed = refreshLine(aLine({ product, quantity: 4, lineId: 2 }), product, {
      ...context,
      otherLines: [other],
    })
    expect(refreshed.line?.quantity).toBe(2)
    expect(refreshed.changes).toEqual([{ kind: 'quantity', name: 'Margherita', from: 4, to: 2 }])
  })

  test('keeps a line whose size is one of several', () => {
    const sizes = [aSize({ id: id(1) }), aSize({ id: id(2) })]
    expect(refreshLine(ofSize, aProduct({ sizes }), context).line?.item.size?.id).toBe(2)
  })

  describe('by a reply without details', () => {
    const {
      additions: _additions,
      picks: _picks,
      comboProducts: _combo,
      ...listed
    } = aProduct({ price: price('99.00') })
    const ham = anExtra()
    const set = anExtraSet({ ingredients: [ham] })
    const cola = { ...aComboProduct(), quantity: 1 }
    const ofAddition = aLine({ product: aProduct({ additions: set }), configuration: { additions: [choose(ham)] } })
    test.each([
      ['additions', ofAddition],
      ['picks', aLine({ product: aProduct({ picks: set }), configuration: { picks: [choose(ham)] } })],
      ['combo picks', aLine({ product: aCombo({ comboProducts: [cola] }), configuration: { comboPicks: [cola] } })],
    ])('a line with %s stays', (_what, line) => {
      expect(refreshLine(line, listed, context)).toEqual({ line, changes: [] })
    })

    test('a line without any is priced', () => {
      expect(refreshLine(aLine(), listed, context).line?.unitPrice).toBe(price('99.00'))
    })

    test('a line that is sold out is removed', () => {
      const soldOut = { ...listed, stock: [{ venueId, quantity: 0 }] }
      expect(refreshLine(ofAddition, soldOut, context)).toEqual(removed)
    })

    test('a line above the stock is lowered, not priced', () => {
      const scarce = { ...listed, stock: [{ venueId, quantity: 1 }] }
      const changes = [{ kind: 'quantity', name: 'Margherita', from: 3, to: 1 }]
      expect(refreshLine({ ...ofAddition, quantity: 3 }, scarce, context)).toEqual({ line: ofAddition, changes })
    })
  })
})

describe('refreshCart', () => {
  const products = (...some: Product[]) => new Map(some.map((product) => [product.id, product]))

  test('prices every asked line and names changes in order [PRICE-45]', () => {
    const [one, two, three] = [1, 2, 3].map((key) => aProduct({ id: id(key), name: `Dish ${key}` })) as [
      Product,
      Product,
      Product,
    ]
    const cart = aCart(aLine({ product: one }), aLine({ product: two }), aLine({ product: three }))
    const loaded = new Map<Id<'Product'>, Product | null>([
      [one.id, { ...one, price: price('7.00') }],
      [two.id, null],
    ])
    const refreshed = refreshCart(cart, loaded, context)
    expect(refreshed.cart.lines.map(({ lineId, unitPrice }) => [lineId, unitPrice])).toEqual([
      [1, price('7.00')],
      [3, price('6.50')],
    ])
    expect(refreshed.changes.map(({ kind, name }) => [kind, name])).toEqual([
      ['price', 'Dish 1'],
      ['removed', 'Dish 2'],
    ])
    expect(refreshed.cart.counter).toBe(3)
  })

  test('gives scarce stock to the first lines', () => {
    const product = aProduct({ stock: [{ venueId, quantity: 4 }] })
    const cart = aCart(
      aLine({ product, quantity: 3 }),
      aLine({ product, quantity: 3, configuration: { note: 'no salt' } }),
    )
    const { lines } = refreshCart(cart, products(product), context).cart
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 1])
  })

  test('merges two lines that lost what told them apart', () => {
    const ham = anExtra({ groupId: id(1) })
    const product = aProduct({ additions: anExtraSet({ ingredients: [ham], groupRules: [aGroupRule()] }) })
    const cart = aCart(aLine({ product }), aLine({ product, configuration: { additions: [choose(ham)] }, quantity: 2 }))
    const { lines } = refreshCart(cart, products(aProduct()), context).cart
    expect(lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([[1, 3]])
  })

  test('of the same menu changes nothing in complete lines', () => {
    fc.assert(
      fc.property(aFilledCart, ({ cart, products: menu, orderType }) => {
        const once = refreshCart(cart, products(...menu), { ...context, orderType })
        const twice = refreshCart(once.cart, products(...menu), { ...context, orderType })
        expect(twice).toEqual({ cart: once.cart, changes: [] })
        expect(itemCount(once.cart)).toBeLessThanOrEqual(itemCount(cart))
      }),
    )
  })
})
