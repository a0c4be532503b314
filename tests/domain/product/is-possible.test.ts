import { describe, expect, test } from 'vitest'

import { isPossible } from '#src/domain/product/is-possible.ts'
import {
  aCombo,
  aComboProduct,
  aConfiguration,
  aGroupRule,
  anExtra,
  anExtraSet,
  aProduct,
  aSize,
  aVariant,
  choose,
  id,
  venueId,
} from '#tests/support/builders.ts'

const extras = [1, 2, 3].map((key) => anExtra({ id: id(key) }))
const [first, second, third] = extras.map(choose) as [
  ReturnType<typeof choose>,
  ReturnType<typeof choose>,
  ReturnType<typeof choose>,
]
const set = (max: number | null = null) => anExtraSet({ ingredients: extras, groupRules: [aGroupRule({ max })] })

describe('isPossible', () => {
  const dish = aProduct({ sizes: [aSize()], variants: [aVariant()], additions: set(2) })

  test.each([
    ['nothing chosen', {}, true],
    ['a size and a variant of the product', { sizeId: id<'Size'>(1), variantId: id<'Variant'>(1) }, true],
    ['a size it does not have', { sizeId: id<'Size'>(9) }, false],
    ['a variant it does not have', { variantId: id<'Variant'>(9) }, false],
    ['as many additions as the group takes', { additions: [first, second] }, true],
    ['more than the group takes', { additions: [first, second, third] }, false],
    ['an addition twice', { additions: [first, first] }, false],
    ['an addition it does not offer', { additions: [{ ...first, id: id<'Ingredient'>(9) }] }, false],
    ['picks it does not offer', { picks: [first] }, false],
  ])('with %s: %o is %s', (_what, fields, expected) => {
    expect(isPossible(dish, aConfiguration(fields), venueId)).toBe(expected)
  })

  test('refuses what is sold out or excluded at the venue [PROD-52]', () => {
    const soldOut = aProduct({ additions: anExtraSet({ ingredients: [anExtra({ isAvailable: false })] }) })
    const excluded = aProduct({ additions: anExtraSet({ ingredients: [anExtra({ excludedVenueIds: [venueId] })] }) })
    expect(isPossible(soldOut, aConfiguration({ additions: [first] }), venueId)).toBe(false)
    expect(isPossible(excluded, aConfiguration({ additions: [first] }), venueId)).toBe(false)
    expect(isPossible(excluded, aConfiguration({ additions: [first] }), id(99))).toBe(true)
  })

  test('takes picks up to the maximum in all [PROD-28]', () => {
    const cup = aProduct({ picks: set(), maxPicks: 3 })
    expect(isPossible(cup, aConfiguration({ picks: [first, first, second] }), venueId)).toBe(true)
    expect(isPossible(cup, aConfiguration({ picks: [first, first, second, second] }), venueId)).toBe(false)
  })

  test('limits distinct flavours, not units [PROD-29]', () => {
    const cup = aProduct({ picks: set(), maxFlavours: 2 })
    expect(isPossible(cup, aConfiguration({ picks: [first, second, third] }), venueId)).toBe(false)
    expect(isPossible(cup, aConfiguration({ picks: [first, second, first] }), venueId)).toBe(true)
  })

  test('takes 0 as no limit for picks and flavours', () => {
    const cup = aProduct({ picks: set(0), maxPicks: 0, maxFlavours: 0 })
    expect(isPossible(cup, aConfiguration({ picks: [first, second, third] }), venueId)).toBe(true)
  })
})

describe('isPossible of a combo', () => {
  const [cola, chips] = [aComboProduct(), aComboProduct({ productId: id(71), categoryId: id(10) })]
  const deal = aCombo({
    comboProducts: [cola, chips],
    maxComboProducts: 4,
    comboCategories: [{ id: id(9), name: 'Drinks', min: null, max: 1 }],
  })
  const picked = (colas: number, portions: number) =>
    aConfiguration({
      comboPicks: [
        { ...cola, quantity: colas },
        { ...chips, quantity: portions },
      ],
    })

  test.each([
    [1, 3, true, 'the maximum in all'],
    [1, 4, false, 'one above the maximum in all'],
    [2, 1, false, 'one above the maximum of a category'],
    [0, 1, false, 'a quantity of 0'],
  ])('%i + %i is %s: %s [PROD-39, PROD-40]', (colas, portions, expected) => {
    expect(isPossible(deal, picked(colas, portions), venueId)).toBe(expected)
  })

  test('refuses unoffered products, and picks without a combo', () => {
    const foreign = { ...cola, productId: id<'Product'>(999), quantity: 1 }
    expect(isPossible(deal, aConfiguration({ comboPicks: [foreign] }), venueId)).toBe(false)
    expect(isPossible({ ...deal, isCombo: false }, picked(1, 1), venueId)).toBe(false)
  })
})
