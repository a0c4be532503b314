import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { DishContext } from '#src/features/menu/dish/dish-facts.ts'
import { dishFacts } from '#src/features/menu/dish/dish-facts.ts'
import { anIngredient, aProduct, aSize, id, price, venueId } from '#tests/support/builders.ts'

const context: DishContext = { venueId, orderType: 'takeAway', hasExternalIntegration: false }
const facts = (fields: Partial<Product>, overrides: Partial<DishContext> = {}) =>
  dishFacts(aProduct(fields), { ...context, ...overrides })

describe('dishFacts', () => {
  test.each<[OrderType, string]>([
    ['table', '8.00'],
    ['eatIn', '8.00'],
    ['takeAway', '10.00'],
    ['delivery', '10.00'],
    ['dil', '10.00'],
  ])('prices by the list of the order type: %s %s [MENU-16]', (orderType, expected) => {
    const { price: shown } = facts({ price: price('10.00'), eatInPrice: price('8.00') }, { orderType })
    expect(shown).toBe(price(expected))
  })

  test('says "from" the lowest of several size prices [MENU-17]', () => {
    const sizes = [aSize({ price: price('5.00') }), aSize({ id: id(2), price: price('7.50') })]
    expect(facts({ sizes })).toMatchObject({ price: price('5.00'), isFrom: true })
    expect(facts({ sizes: sizes.slice(1) })).toMatchObject({ price: price('7.50'), isFrom: false })
  })

  test('lists ingredients, those with an allergen bold [MENU-18]', () => {
    const ingredients = [
      anIngredient({ name: 'Tomato' }),
      anIngredient({ id: id(2), name: 'Mozzarella', allergens: ['LATTE'] }),
      anIngredient({ id: id(3), name: 'Basil' }),
    ]
    expect(facts({ ingredients, description: 'Our best' }).about).toEqual(['Tomato, ', 'Mozzarella', ', Basil'])
    expect(facts({ ingredients: ingredients.slice(0, 1) }).about).toEqual(['Tomato'])
    expect(facts({ ingredients: [], description: null }).about).toEqual([])
  })

  test('a comma between two bold ingredients is plain [MENU-18]', () => {
    const ingredients = [
      anIngredient({ name: 'Mozzarella', allergens: ['LATTE'] }),
      anIngredient({ id: id(2), name: 'Tuna', allergens: ['PESCE'] }),
      anIngredient({ id: id(3), name: 'Oil' }),
      anIngredient({ id: id(4), name: 'Basil' }),
    ]
    expect(facts({ ingredients }).about).toEqual(['', 'Mozzarella', ', ', 'Tuna', ', Oil, Basil'])
  })

  test('shows the description instead when the restaurant is integrated elsewhere [MENU-19]', () => {
    const ingredients = [anIngredient({ allergens: ['LATTE'] })]
    const { about } = facts({ ingredients, description: 'Our best' }, { hasExternalIntegration: true })
    expect(about).toEqual(['Our best'])
  })

  test.each<[number | null, number | null, boolean]>([
    [null, null, false],
    [11, null, false],
    [10, 10, false],
    [1, 1, false],
    [0, null, true],
  ])('of %s units shows %s as few, sold out %s', (quantity, fewLeft, isSoldOut) => {
    const stock = quantity === null ? [] : [{ venueId, quantity }]
    expect(facts({ stock })).toMatchObject({ fewLeft, isSoldOut })
  })
})
