import { proxy } from 'valtio/vanilla'
import { describe, expect, test } from 'vitest'

import { createCartQuantities } from '#src/features/menu/dish/cart-quantities.ts'
import { aCart, aCombo, aComboProduct, aLine, aProduct, aSize, id } from '#tests/support/builders.ts'

const settle = () => Promise.resolve()
const sized = aProduct({ id: id(9), sizes: [aSize(), aSize({ id: id(2) })] })
const small = (quantity: number) => aLine({ product: sized, quantity, configuration: { sizeId: id(1) } })
const large = (quantity: number) => aLine({ product: sized, quantity, configuration: { sizeId: id(2) } })
const other = aLine({ product: aProduct({ id: id(4) }) })

describe('createCartQuantities', () => {
  test('sums all lines of a product [MENU-20]', () => {
    const state = proxy({ cart: aCart(small(2), large(1), other), savedAtMs: 0 })
    const quantities = createCartQuantities({ state })
    expect([9, 4, 5].map((product) => quantities.of(id(product)))).toEqual([3, 1, 0])
  })

  test('counts units inside combos as used, not ordered [MENU-20, PROD-42]', async () => {
    const offered = aComboProduct({ productId: id(9) })
    const product = aCombo({ id: id(8), comboProducts: [offered] })
    const deal = aLine({ product, quantity: 2, configuration: { comboPicks: [{ ...offered, quantity: 3 }] } })
    const state = proxy({ cart: aCart(small(1)), savedAtMs: 0 })
    const quantities = createCartQuantities({ state })
    let told = 0
    quantities.subscribe(id(9), () => (told += 1))
    state.cart = aCart(small(1), deal)
    await settle()
    expect([told, quantities.of(id(9)), quantities.inUse(id(9)), quantities.inUse(id(8))]).toEqual([1, 1, 7, 2])
  })

  test('notifies only listeners of a changed product', async () => {
    const state = proxy({ cart: aCart(small(1), other), savedAtMs: 0 })
    const quantities = createCartQuantities({ state })
    const told: number[] = []
    const stops = [9, 4].map((product) => quantities.subscribe(id(product), () => told.push(product)))
    state.cart = aCart(small(1), large(1), other)
    await settle()
    expect(told).toEqual([9])
    expect(quantities.of(id(9))).toBe(2)
    state.cart = aCart(small(1), large(1))
    await settle()
    expect(told).toEqual([9, 4])
    stops.forEach((stop) => stop())
    state.cart = aCart()
    await settle()
    expect(told).toEqual([9, 4])
  })

  test('is right again for those who come after everybody left', async () => {
    const state = proxy({ cart: aCart(other), savedAtMs: 0 })
    const quantities = createCartQuantities({ state })
    quantities.subscribe(id(4), () => {})()
    state.cart = aCart()
    await settle()
    quantities.subscribe(id(4), () => {})
    expect(quantities.of(id(4))).toBe(0)
  })
})
