import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import { emptyCart } from '#src/domain/cart/cart.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import { isNamed, orderAgain, requestedRows } from '#src/domain/orders/order-again.ts'
import {
  aCombo,
  aComboProduct,
  aLine,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  aVariant,
  id,
  menuId,
  price,
  venueId,
} from '#tests/support/builders.ts'
import { anOrder, aRow } from '#tests/support/order-builders.ts'

const context = { menuId, orderType: 'takeAway', venueId, cartLines: [] } as const
const mushrooms = anExtra({ id: id(4), name: 'Mushrooms', price: price('1.00') })
const burrata = anExtra({ id: id(5), groupId: id(2), name: 'Burrata', price: price('2.50') })
const pizza = aProduct({
  id: id(201),
  name: 'Margherita',
  price: price('6.50'),
  sizes: [
    aSize({ id: id(1), name: 'Regular', price: price('6.50') }),
    aSize({ id: id(2), name: 'Maxi', price: price('9.00') }),
  ],
  variants: [aVariant({ id: id(7), name: 'Wholemeal', price: price('0.50') })],
  additions: anExtraSet({ ingredients: [mushrooms, burrata] }),
})
const row = aRow({
  productId: pizza.id,
  categoryId: id(2),
  sizeId: id(2),
  sizeName: 'Maxi',
  variantId: id(7),
  variantName: 'Wholemeal',
  quantity: 2,
  total: price('24.00'),
  additions: [{ ingredientId: burrata.id, name: 'Burrata', price: price('2.50') }],
  note: 'well done',
})

function again(rows: Parameters<typeof aRow>[0][], found: (Product | null)[], more: Partial<typeof context> = {}) {
  const order = anOrder({ rows: rows.map((fields) => aRow(fields)) })
  return orderAgain(requestedRows(order, []), found, { ...context, ...more })
}

describe('orderAgain', () => {
  test('builds the same line at today’s prices', () => {
    const { lines, changes } = again([row], [pizza])
    expect(changes).toEqual([])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      quantity: 2,
      unitPrice: price('12.00'),
      item: {
        productId: pizza.id,
        categoryId: id(2),
        size: { id: id(2) },
        variant: { id: id(7) },
        additions: [{ id: burrata.id, groupId: id(2) }],
        note: 'well done',
      },
    })
    expect(lines[0]).not.toHaveProperty('lineId')
  })

  test('finds size, variant and extras by name without ids', () => {
    const named = { ...row, productId: null, categoryId: null, sizeId: null, sizeName: 'MAXI', variantId: null }
    const { lines, changes } = again(
      [{ ...named, additions: [{ ...row.additions[0]!, ingredientId: id(99), name: 'burráta' }] }],
      [pizza],
    )
    expect(changes).toEqual([])
    expect(lines[0]?.item).toMatchObject({
      categoryId: pizza.category.id,
      size: { id: id(2) },
      additions: [{ id: burrata.id }],
    })
  })

  test('says what costs another price today', () => {
    const { changes } = again([{ ...row, total: price('22.00') }], [pizza])
    expect(changes).toEqual([{ kind: 'price', name: 'Margherita', from: price('11.00'), to: price('12.00') }])
  })

  test('leaves out what is gone, unlisted or undelivered, by name', () => {
    const elsewhere = aProduct({ menuIds: [id(99)] })
    const rows = [{ name: 'Calzone' }, { name: 'Lunch' }, { name: 'Soup' }]
    const { lines, changes } = again(rows, [null, elsewhere, aProduct({ isDeliverable: false })], {
      orderType: 'delivery' as never,
    })
    expect(lines).toEqual([])
    expect(changes).toEqual([
      { kind: 'removed', name: 'Calzone' },
      { kind: 'not-in-menu', name: 'Lunch' },
      { kind: 'not-deliverable', name: 'Soup' },
    ])
  })

  test('takes off and names lost extras and variants', () => {
    const poorer = { ...pizza, variants: [], additions: anExtraSet({ ingredients: [mushrooms] }) }
    const { lines, changes } = again([row], [poorer])
    expect(changes).toEqual([
      { kind: 'addition-removed', name: 'Margherita', addition: 'Wholemeal' },
      { kind: 'addition-removed', name: 'Margherita', addition: 'Burrata' },
      { kind: 'price', name: 'Margherita', from: price('12.00'), to: price('9.00') },
    ])
    expect(lines[0]?.item).toMatchObject({ variant: null, additions: [] })
  })

  test.each([
    ['size', { sizes: [aSize({ id: id(1), name: 'Regular' }), aSize({ id: id(3), name: 'Family' })] }],
    ['mandatory variant', { variants: [aVariant({ id: id(8), name: 'Spelt' })], isVariantRequired: true }],
  ])('leaves a product out whose %s is gone', (_what, fields) => {
    const { lines, changes } = again([row], [{ ...pizza, ...fields }])
    expect(lines).toEqual([])
    expect(changes).toEqual([{ kind: 'removed', name: 'Margherita' }])
  })

  test('lowers a quantity to the stock after the cart', () => {
    const rare = aProduct({
      id: id(801),
      name: 'Tiramisu',
      price: price('5.50'),
      stock: [{ venueId, quantity: 3 }] as never,
    })
    const wish = { productId: rare.id, name: 'Tiramisu', quantity: 2, total: price('11.00') }
    expect(again([wish], [rare]).changes).toEqual([])
    const cartLines = [aLine({ product: rare, quantity: 2 })]
    const order = anOrder({ rows: [aRow(wish)] })
    const { lines, changes } = orderAgain(requestedRows(order, []), [rare], { ...context, cartLines })
    expect(lines[0]?.quantity).toBe(1)
    expect(changes).toEqual([{ kind: 'quantity', name: 'Tiramisu', from: 2, to: 1 }])
    const both = again([wish, wish], [rare, rare])
    expect(both.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  test('keeps a combo’s picks and names those now gone', () => {
    const cola = aComboProduct({ productId: id(70), name: 'Cola', price: price('0.00') })
    const combo = aCombo({ id: id(901), price: price('12.00'), comboProducts: [cola], comboCategories: [] })
    const content = (productId: number, name: string) => ({
      productId: id<'Product'>(productId),
      name,
      quantity: 1,
      price: price('0.00'),
      total: price('0.00'),
    })
    const wish = { productId: combo.id, name: combo.name, isCombo: true, total: price('12.00') }
    const { lines, changes } = again([{ ...wish, comboContent: [content(70, 'Cola'), content(71, 'Beer')] }], [combo])
    expect(lines[0]?.item.comboPicks).toMatchObject([{ productId: id(70), categoryId: id(9), quantity: 1 }])
    expect(changes).toEqual([{ kind: 'addition-removed', name: 'Lunch deal', addition: 'Beer' }])
  })

  test('gives lines that merge with those of a cart', () => {
    const { lines } = again([row, row], [pizza, pizza])
    const cart = lines.reduce(addToCart, emptyCart)
    expect(cart.lines).toHaveLength(1)
    expect(cart.lines[0]?.quantity).toBe(4)
  })
})

describe('requestedRows', () => {
  const kept = aLine({ product: pizza, configuration: { sizeId: id(2) }, quantity: 2 })

  test('takes the row’s ids before the device’s', () => {
    const [wish] = requestedRows(anOrder({ rows: [aRow({ ...row, productId: id(300) })] }), [kept])
    expect(wish).toMatchObject({ kept: null, product: { productId: id(300), categoryId: id(2), name: 'Margherita' } })
    const [bare] = requestedRows(anOrder({ rows: [aRow({ quantity: 2 })] }), [kept])
    expect(bare?.product.productId).toBe(pizza.id)
    expect(bare?.kept).toBe(kept)
  })

  test.each([
    ['of another quantity', [aRow()], [kept]],
    ['of another name', [aRow({ quantity: 2, name: 'Diavola' })], [kept]],
    ['of an order with other rows', [aRow({ quantity: 2 }), aRow()], [kept]],
    ['that is not there', [aRow({ quantity: 2 })], []],
  ])('knows only the name next to a line %s', (_which, rows, lines) => {
    const [wish] = requestedRows(anOrder({ rows }), lines)
    expect(wish).toMatchObject({ kept: null, product: { productId: null, categoryId: null } })
  })

  test('orders what this device kept when rows have names only', () => {
    const [wish] = requestedRows(anOrder({ rows: [aRow({ quantity: 2, total: price('18.00') })] }), [kept])
    const { lines } = orderAgain(wish ? [wish] : [], [pizza], context)
    expect(lines[0]?.item.size?.id).toBe(id(2))
  })
})

describe('isNamed', () => {
  test.each([
    ['Gruyère', 'gruyere', true],
    ['Pizza  Margherita', 'pizza margherita', true],
    ['Margherita', 'Margherita bianca', false],
  ])('of %s and %s is %s', (name, wished, expected) => {
    expect(isNamed(name, wished)).toBe(expected)
  })
})
