import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import { basePrice } from '#src/domain/product/base-price.ts'
import { unmetComboMinimum } from '#src/domain/product/combo.ts'
import { pricedAdditions, pricedPicks } from '#src/domain/product/extras.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import { isVariableCombo } from '#src/domain/product/variable-combo.ts'
import {
  aCombo,
  aComboProduct,
  aConfiguration,
  aProduct,
  aSize,
  anExtra,
  anExtraSet,
  at,
  choose,
  id,
  price,
  venueId,
} from '#tests/support/builders.ts'
import { aConfiguredProduct } from '#tests/support/configured-product.ts'

const extra = (key: number, amount: string) => anExtra({ id: id(key), name: `Extra ${key}`, price: price(amount) })

describe('unitPrice', () => {
  test('adds the additions: 6.00 + 1.00 + 0.80 is 7.80 [PRICE-10]', () => {
    const ingredients = [extra(1, '1.00'), extra(2, '0.80')]
    const dish = aProduct({ price: price('6.00'), additions: anExtraSet({ ingredients }) })
    expect(unitPrice(dish, aConfiguration({ additions: ingredients.map(choose) }), at('takeAway'))).toBe(price('7.80'))
  })

  test('is never below 0: 1.00 - 1.50 is 0.00 [PRICE-14]', () => {
    const less = extra(1, '-1.50')
    const dish = aProduct({ price: price('1.00'), additions: anExtraSet({ ingredients: [less] }) })
    expect(unitPrice(dish, aConfiguration({ additions: [choose(less)] }), at('takeAway'))).toBe(0)
  })

  test('adds the picks: 4.00 + 0.50 x 2 is 5.00 [PRICE-15]', () => {
    const ingredients = [extra(1, '0.50'), extra(2, '0.00')]
    const cup = aProduct({ price: price('4.00'), picks: anExtraSet({ ingredients }) })
    const picks = [choose(ingredients[0]!), choose(ingredients[0]!), choose(ingredients[1]!)]
    expect(unitPrice(cup, aConfiguration({ picks }), at('takeAway'))).toBe(price('5.00'))
  })

  test('adds base, additions, picks and combo picks: 13.80 [PRICE-20]', () => {
    const additions = [extra(1, '1.00'), extra(2, '0.50')]
    const flavour = extra(3, '0.30')
    const side = aComboProduct({ price: price('2.00') })
    const deal = aCombo({
      price: price('8.00'),
      additions: anExtraSet({ ingredients: additions }),
      picks: anExtraSet({ ingredients: [flavour] }),
      comboProducts: [side],
    })
    const chosen = aConfiguration({
      additions: additions.map(choose),
      picks: [choose(flavour)],
      comboPicks: [{ ...side, quantity: 2 }],
    })
    expect(unitPrice(deal, chosen, at('takeAway'))).toBe(price('13.80'))
  })

  test('is base plus applied prices, at least 0', () => {
    fc.assert(
      fc.property(aConfiguredProduct, ({ product, configuration, orderType }) => {
        const extras = [
          ...pricedAdditions(product, configuration, venueId),
          ...pricedPicks(product, configuration, venueId),
        ]
        const base = isVariableCombo(product) ? 0 : Number(basePrice(product, configuration, orderType))
        const dishes = configuration.comboPicks.reduce((soFar, one) => soFar + one.price * one.quantity, 0)
        const sum = extras.reduce((soFar, one) => soFar + one.price, base + dishes)
        expect(unitPrice(product, configuration, at(orderType))).toBe(Math.max(0, sum))
      }),
    )
  })
})

const withQuantities = (deal: Product, ...quantities: number[]) =>
  aConfiguration({
    comboPicks: quantities.map((quantity, index) => ({ ...deal.comboProducts![index]!, quantity })),
  })
const offered = (...amounts: string[]) =>
  amounts.map((amount, index) => aComboProduct({ productId: id(70 + index), price: price(amount) }))

describe('unitPrice of a fixed combo', () => {
  test('adds price x quantity: 10.00 + 3.00 is 13.00 [PRICE-16]', () => {
    const deal = aCombo({ price: price('10.00'), comboProducts: offered('1.50') })
    expect(unitPrice(deal, withQuantities(deal, 2), at('takeAway'))).toBe(price('13.00'))
  })

  test('charges supplements only: 15.00 with 2.00 is 17.00 [PRICE-17]', () => {
    const deal = aCombo({ price: price('15.00'), comboProducts: offered('0.00', '2.00') })
    expect(unitPrice(deal, withQuantities(deal, 1, 1), at('takeAway'))).toBe(price('17.00'))
    expect(unitPrice(deal, withQuantities(deal, 2), at('takeAway'))).toBe(price('15.00'))
  })

  test('takes the catalogue’s prices and only offered products', () => {
    const deal = aCombo({ price: price('10.00'), comboProducts: offered('1.50') })
    const cheap = { ...deal.comboProducts![0]!, quantity: 1, price: price('0.01'), total: price('0.01') }
    const foreign = { ...cheap, productId: id<'Product'>(999) }
    expect(unitPrice(deal, aConfiguration({ comboPicks: [cheap, foreign] }), at('takeAway'))).toBe(price('11.50'))
  })
})

describe('unitPrice of a variable combo', () => {
  test('leaves the base out: 10.00 + 4.00 is 14.00 [PRICE-18]', () => {
    const deal = aCombo({ comboPricing: 'variable', price: price('12.00'), comboProducts: offered('5.00', '4.00') })
    expect(unitPrice(deal, withQuantities(deal, 2, 1), at('takeAway'))).toBe(price('14.00'))
  })

  test.each([null, 'other', 'variable'] as const)(
    'is any combo but a fixed one: of kind %s [PRICE-18]',
    (comboPricing) => {
      const deal = aCombo({ comboPricing, price: price('12.00'), comboProducts: offered('5.00', '4.00') })
      expect(unitPrice(deal, withQuantities(deal, 2, 1), at('takeAway'))).toBe(price('14.00'))
      expect(shownPrice(deal, 'takeAway')).toEqual({ price: price('12.00'), isFrom: true })
      expect(unmetComboMinimum(deal, withQuantities(deal, 1, 1), 'takeAway')).toBe(price('12.00'))
    },
  )

  test('takes the price inside the combo whatever the order type [PRICE-19]', () => {
    const deal = aCombo({ comboPricing: 'variable', comboProducts: offered('4.00') })
    expect(unitPrice(deal, withQuantities(deal, 2), at('table'))).toBe(price('8.00'))
  })

  test('must reach its first size’s base price: 12.00', () => {
    const deal = aCombo({ comboPricing: 'variable', price: price('12.00'), comboProducts: offered('4.00', '5.00') })
    expect(unmetComboMinimum(deal, withQuantities(deal, 1, 1), 'takeAway')).toBe(price('12.00'))
    expect(unmetComboMinimum(deal, withQuantities(deal, 3), 'takeAway')).toBeNull()
  })

  test('uses the type’s price list; fixed combos have no minimum', () => {
    const sizes = [aSize({ price: price('9.00') })]
    const deal = aCombo({ comboPricing: 'variable', sizes, eatInPrice: price('8.00'), comboProducts: offered('4.00') })
    expect(unmetComboMinimum(deal, withQuantities(deal, 2), 'eatIn')).toBeNull()
    expect(unmetComboMinimum(deal, withQuantities(deal, 2), 'takeAway')).toBe(price('9.00'))
    expect(unmetComboMinimum({ ...deal, comboPricing: 'fixed' }, withQuantities(deal, 1), 'takeAway')).toBeNull()
  })
})
