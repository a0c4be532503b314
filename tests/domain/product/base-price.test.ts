import { describe, expect, test } from 'vitest'

import { basePrice } from '#src/domain/product/base-price.ts'
import { aPriceRow, aProduct, aSize, aVariant, id, price } from '#tests/support/builders.ts'

const nothing = { sizeId: null, variantId: null }
const dish = aProduct({ price: price('10.00'), eatInPrice: price('8.00') })
const takenAway = ['takeAway', 'delivery', 'dil'] as const
const eatenIn = ['eatIn', 'table'] as const

describe('basePrice without sizes', () => {
  test.each(takenAway)('is the price, not the eat-in price, for %s [PRICE-04, PRICE-06]', (type) => {
    expect(basePrice(dish, nothing, type)).toBe(price('10.00'))
  })

  test.each(eatenIn)('is the eat-in price for %s [PRICE-05]', (type) => {
    expect(basePrice(dish, nothing, type)).toBe(price('8.00'))
  })

  test('is the price when there is no eat-in price [PRICE-07]', () => {
    expect(basePrice(aProduct({ price: price('10.00'), eatInPrice: null }), nothing, 'table')).toBe(price('10.00'))
  })

  test('takes an eat-in price of 0 as present', () => {
    expect(basePrice(aProduct({ eatInPrice: price('0.00') }), nothing, 'eatIn')).toBe(0)
  })
})

const small = aSize({ id: id(1), price: price('5.00') })
const large = aSize({ id: id(2), price: price('7.50') })
const wholemeal = aVariant({ id: id(21), price: price('0.50') })
const choose = (sizeId: number | null, variantId: number | null = null) => ({
  sizeId: sizeId === null ? null : id<'Size'>(sizeId),
  variantId: variantId === null ? null : id<'Variant'>(variantId),
})

describe('basePrice without a price row', () => {
  const pizza = aProduct({
    price: price('5.00'),
    eatInPrice: price('4.50'),
    sizes: [small, large],
    variants: [wholemeal],
  })

  test('is the price of the size [PRICE-09]', () => {
    expect(basePrice(pizza, choose(2), 'takeAway')).toBe(price('7.50'))
  })

  test('adds the variant’s supplement: 7.50 + 0.50 is 8.00 [PRICE-09]', () => {
    expect(basePrice(pizza, choose(2, 21), 'takeAway')).toBe(price('8.00'))
  })

  test('takes the eat-in price for the standard size only [PRICE-05]', () => {
    expect(basePrice(pizza, choose(1), 'eatIn')).toBe(price('4.50'))
    expect(basePrice(pizza, choose(2), 'eatIn')).toBe(price('7.50'))
    expect(basePrice(pizza, choose(1, 21), 'eatIn')).toBe(price('5.00'))
  })

  test('ignores a variant that the product does not have', () => {
    expect(basePrice(pizza, choose(1, 99), 'takeAway')).toBe(price('5.00'))
  })
})

describe('basePrice with a price table', () => {
  const withRow = (...priceTable: ReturnType<typeof aPriceRow>[]) =>
    aProduct({ price: price('6.00'), sizes: [small, large], variants: [wholemeal], priceTable })

  test('is the row of the choice in the type’s list [PRICE-08]', () => {
    const pizza = withRow(aPriceRow({ price: price('9.00'), eatInPrice: price('7.50') }))
    expect(basePrice(pizza, choose(2), 'takeAway')).toBe(price('9.00'))
    expect(basePrice(pizza, choose(2), 'eatIn')).toBe(price('7.50'))
  })

  test('keeps the row’s price without an eat-in price', () => {
    const pizza = { ...withRow(aPriceRow({ price: price('9.00') })), eatInPrice: price('4.00') }
    expect(basePrice(pizza, choose(1), 'table')).toBe(price('9.00'))
  })

  test('adds the supplement to a row for any variant [PRICE-09]', () => {
    const pizza = withRow(aPriceRow({ sizeId: id(2), price: price('9.00') }))
    expect(basePrice(pizza, choose(2, 21), 'takeAway')).toBe(price('9.50'))
  })

  test('takes a row that names the variant: 9.20 [PRICE-09]', () => {
    const pizza = withRow(aPriceRow({ sizeId: id(2), variantId: id(21), price: price('9.20') }))
    expect(basePrice(pizza, choose(2, 21), 'takeAway')).toBe(price('9.20'))
  })

  test.each([
    ['exact size and variant', choose(2, 21), '4.00'],
    ['exact size', choose(2), '3.00'],
    ['exact size before exact variant', choose(1, 21), '5.50'],
    ['exact variant', choose(null, 21), '2.00'],
    ['any', choose(null), '1.00'],
  ])('prefers the row with %s [PRICE-08]', (_row, choice, expected) => {
    const pizza = withRow(
      aPriceRow({ price: price('1.00') }),
      aPriceRow({ variantId: id(21), price: price('2.00') }),
      aPriceRow({ sizeId: id(2), price: price('3.00') }),
      aPriceRow({ sizeId: id(1), price: price('5.00') }),
      aPriceRow({ sizeId: id(2), variantId: id(21), price: price('4.00') }),
    )
    expect(basePrice(pizza, choice, 'takeAway')).toBe(price(expected))
  })
})
