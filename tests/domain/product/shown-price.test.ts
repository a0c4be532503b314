import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { basePrice } from '#src/domain/product/base-price.ts'
import { shownPrice, sizePrice, standardPrice } from '#src/domain/product/shown-price.ts'
import { aPriceRow, aProduct, aSize, aVariant, id, price } from '#tests/support/builders.ts'

const sizes = [aSize({ id: id(1), price: price('5.00') }), aSize({ id: id(2), price: price('7.50') })]

describe('shownPrice', () => {
  test.each([
    ['takeAway', '10.00'],
    ['delivery', '10.00'],
    ['dil', '10.00'],
    ['eatIn', '8.00'],
    ['table', '8.00'],
  ] as const)('is in the price list of %s: %s [MENU-16]', (type, expected) => {
    const dish = aProduct({ price: price('10.00'), eatInPrice: price('8.00') })
    expect(shownPrice(dish, type)).toEqual({ price: price(expected), isFrom: false })
  })

  test('is "from" the lowest of several size prices [MENU-17]', () => {
    expect(shownPrice(aProduct({ sizes }), 'takeAway')).toEqual({ price: price('5.00'), isFrom: true })
    expect(shownPrice(aProduct({ sizes: [...sizes].reverse() }), 'takeAway').price).toBe(price('5.00'))
  })

  test('is the price of a single size, without "from" [MENU-17]', () => {
    const dish = aProduct({ price: price('4.00'), sizes: [sizes[1]!] })
    expect(shownPrice(dish, 'takeAway')).toEqual({ price: price('7.50'), isFrom: false })
  })

  test('counts the cheapest variant when one is mandatory', () => {
    const variants = [aVariant({ id: id(21), price: price('0.50') }), aVariant({ id: id(22), price: price('1.00') })]
    const dish = aProduct({ sizes, variants, isVariantRequired: true })
    expect(shownPrice(dish, 'takeAway').price).toBe(price('5.50'))
    expect(shownPrice({ ...dish, isVariantRequired: false }, 'takeAway').price).toBe(price('5.00'))
  })

  test('is never above the cheapest choice, and reached', () => {
    const cost = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(
        fc.array(cost, { minLength: 1, maxLength: 4 }),
        fc.array(cost, { maxLength: 3 }),
        fc.boolean(),
        (ofSizes, ofVariants, isVariantRequired) => {
          const dish = aProduct({
            isVariantRequired,
            sizes: ofSizes.map((amount, index) => aSize({ id: id(index + 1), price: price(String(amount / 100)) })),
            variants: ofVariants.map((amount, index) =>
              aVariant({ id: id(index + 1), price: price(String(amount / 100)) }),
            ),
          })
          const variantIds = [
            ...(isVariantRequired && ofVariants.length > 0 ? [] : [null]),
            ...dish.variants.map((one) => one.id),
          ]
          const costs = dish.sizes.flatMap((size) =>
            variantIds.map((variantId) => basePrice(dish, { sizeId: size.id, variantId }, 'takeAway')),
          )
          expect(shownPrice(dish, 'takeAway').price).toBe(Math.min(...costs))
        },
      ),
    )
  })
})

describe('sizePrice', () => {
  test('is what the size costs in the type’s list [PROD-14]', () => {
    const row = aPriceRow({ sizeId: id(2), price: price('9.00'), eatInPrice: price('8.00') })
    const dish = aProduct({ sizes, priceTable: [row] })
    expect(sizePrice(dish, id(2), 'takeAway')).toBe(price('9.00'))
    expect(sizePrice(dish, id(2), 'eatIn')).toBe(price('8.00'))
    expect(sizePrice(dish, id(1), 'eatIn')).toBe(price('5.00'))
  })

  test('may be asked for a variant', () => {
    const dish = aProduct({ sizes, variants: [aVariant({ id: id(21), price: price('0.50') })] })
    expect(sizePrice(dish, id(2), 'takeAway', id(21))).toBe(price('8.00'))
  })
})

describe('standardPrice', () => {
  test('is that of the first size, whatever was chosen [PRICE-41]', () => {
    const dish = aProduct({
      sizes: [aSize({ id: id(1), price: price('5.00') }), aSize({ id: id(2), price: price('8.00') })],
    })
    expect(standardPrice(dish, 'takeAway')).toBe(price('5.00'))
  })

  test('is the product’s without sizes, in the type’s list [PRICE-41]', () => {
    const dish = aProduct({ price: price('7.00'), eatInPrice: price('6.00'), variants: [aVariant()] })
    expect(standardPrice(dish, 'takeAway')).toBe(price('7.00'))
    expect(standardPrice(dish, 'table')).toBe(price('6.00'))
  })
})
