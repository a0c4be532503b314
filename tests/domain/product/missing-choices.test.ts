import { describe, expect, test } from 'vitest'

import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { missingChoices } from '#src/domain/product/missing-choices.ts'
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
  price,
  venueId,
} from '#tests/support/builders.ts'

const missing = (product: Product, configuration: Configuration, venue: Id<'Venue'> | null = null) =>
  missingChoices(product, configuration, { venueId: venue, orderType: 'takeAway' })

const twoSizes = [aSize({ id: id(1) }), aSize({ id: id(2) })]
const extras = [1, 2, 3].map((key) => anExtra({ id: id(key) }))
const [first, second] = extras.map(choose) as [ReturnType<typeof choose>, ReturnType<typeof choose>]

describe('missingChoices of size and variant', () => {
  test('asks for a size of a product with several', () => {
    const dish = aProduct({ sizes: twoSizes })
    expect(missing(dish, aConfiguration())).toEqual([{ reason: 'size-required' }])
    expect(missing(dish, aConfiguration({ sizeId: id(2) }))).toEqual([])
    expect(missing(dish, aConfiguration({ sizeId: id(9) }))).toEqual([{ reason: 'size-required' }])
  })

  test('asks for a mandatory variant under its label alone', () => {
    const dish = aProduct({ variants: [aVariant()], variantName: 'Dough', isVariantRequired: true })
    expect(missing(dish, aConfiguration())).toEqual([{ reason: 'variant-required', label: 'Dough' }])
    expect(missing(dish, aConfiguration({ variantId: id(1) }))).toEqual([])
    expect(missing({ ...dish, isVariantRequired: false }, aConfiguration())).toEqual([])
  })

  test.each([
    ['one of two is chosen', [aVariant(), aVariant({ id: id(2) })], id<'Variant'>(2)],
    ['there is none to choose', [], null],
  ])('asks for no variant when %s', (_when, variants, variantId) => {
    const dish = aProduct({ variants, isVariantRequired: true })
    expect(missing(dish, aConfiguration({ variantId }))).toEqual([])
  })
})

describe('missingChoices of additions', () => {
  const additions = anExtraSet({ ingredients: extras, groupRules: [aGroupRule({ min: 2 })] })

  test('refuses one of two and accepts two [PROD-25]', () => {
    const dish = aProduct({ additions })
    expect(missing(dish, aConfiguration({ additions: [first, second] }))).toEqual([])
    expect(missing(dish, aConfiguration({ additions: [first] }))).toHaveLength(1)
  })

  test('names the group and the minimum', () => {
    expect(missing(aProduct({ additions }), aConfiguration())).toEqual([
      { reason: 'too-few-additions', groupId: 1, groupName: 'Group 1', min: 2 },
    ])
  })

  test('takes the minimum of the chosen size', () => {
    const ofLarge = anExtraSet({ ingredients: extras, groupRules: [aGroupRule({ sizeId: id(2), min: 1 })] })
    const dish = aProduct({ sizes: twoSizes, additions: ofLarge })
    expect(missing(dish, aConfiguration({ sizeId: id(1) }))).toEqual([])
    expect(missing(dish, aConfiguration({ sizeId: id(2) }))).toHaveLength(1)
  })

  test('ignores a group with nothing to select', () => {
    const soldOut = extras.map((extra) => ({ ...extra, excludedVenueIds: [venueId] }))
    const dish = aProduct({ additions: { ...additions, ingredients: soldOut } })
    expect(missing(dish, aConfiguration(), venueId)).toEqual([])
    expect(missing(dish, aConfiguration())).toHaveLength(1)
  })
})

describe('missingChoices of two groups', () => {
  const [ham, lemon] = [anExtra(), anExtra({ id: id(2), groupId: id(2) })]
  const groupRules = [aGroupRule({ groupId: id(2), min: 1 })]
  const dish = aProduct({ additions: anExtraSet({ ingredients: [ham, lemon], groupRules }) })

  test.each([
    ['nothing', [], 1],
    ['one of the other group', [ham], 1],
    ['one the group no longer has', [{ ...lemon, id: id<'Ingredient'>(99) }], 1],
    ['one of the group', [lemon], 0],
  ])('counts the choices of the group only: %s', (_what, chosen, count) => {
    expect(missing(dish, aConfiguration({ additions: chosen.map(choose) }))).toHaveLength(count)
  })

  test('ignores a sold-out group next to one on offer', () => {
    const soldOut = anExtraSet({ ingredients: [ham, { ...lemon, isAvailable: false }], groupRules })
    expect(missing({ ...dish, additions: soldOut }, aConfiguration())).toEqual([])
  })
})

describe('missingChoices of picks', () => {
  test('refuses one of two and accepts two [PROD-30]', () => {
    const cup = aProduct({ minPicks: 2, picks: anExtraSet({ ingredients: extras }) })
    expect(missing(cup, aConfiguration({ picks: [first] }))).toEqual([{ reason: 'too-few-picks', min: 2 }])
    expect(missing(cup, aConfiguration({ picks: [first, first] }))).toEqual([])
  })

  test('wants none where no flavour can be picked', () => {
    const soldOut = extras.map((extra) => ({ ...extra, isAvailable: false }))
    const cup = aProduct({ minPicks: 2, picks: anExtraSet({ ingredients: soldOut }) })
    expect(missing(cup, aConfiguration())).toEqual([])
  })

  test('holds the minimum of a group as for additions', () => {
    const picks = anExtraSet({ ingredients: extras, groupRules: [aGroupRule({ min: 1 })] })
    expect(missing(aProduct({ picks }), aConfiguration())).toEqual([
      { reason: 'too-few-picks-of-group', groupId: 1, groupName: 'Group 1', min: 1 },
    ])
  })

  test.each([
    [1, 0],
    [2, 1],
  ])('takes the minimum of the chosen size %i: %i missing', (sizeId, count) => {
    const picks = anExtraSet({ ingredients: extras, groupRules: [aGroupRule({ sizeId: id(2), min: 1 })] })
    expect(missing(aProduct({ sizes: twoSizes, picks }), aConfiguration({ sizeId: id(sizeId) }))).toHaveLength(count)
  })
})

describe('missingChoices of a combo', () => {
  const [cola, chips] = [aComboProduct(), aComboProduct({ productId: id(71), categoryId: id(10), name: 'Chips' })]
  const deal = aCombo({
    comboProducts: [cola, chips],
    minComboProducts: 3,
    comboCategories: [
      { id: id(9), name: 'Drinks', min: 1, max: null },
      { id: id(10), name: 'Sides', min: 2, max: null },
    ],
  })
  const picked = (...quantities: [number, number]) =>
    aConfiguration({
      comboPicks: [
        { ...cola, quantity: quantities[0] },
        { ...chips, quantity: quantities[1] },
      ],
    })

  test('needs a product [PROD-35]', () => {
    expect(missing(deal, aConfiguration())).toEqual([{ reason: 'no-combo-product' }])
  })

  test('wants nothing while the list of products is unknown', () => {
    const { comboProducts: _comboProducts, ...listed } = deal
    expect(missing(listed, aConfiguration())).toEqual([])
  })

  test('needs its minimum in all: two of three are refused [PROD-37]', () => {
    expect(missing({ ...deal, comboCategories: [] }, picked(1, 1))).toEqual([
      { reason: 'too-few-combo-products', min: 3 },
    ])
    expect(missing(deal, picked(1, 2))).toEqual([])
  })

  test('names every category below its minimum [PROD-38]', () => {
    expect(missing({ ...deal, minComboProducts: null }, picked(0, 1))).toEqual([
      { reason: 'too-few-of-category', categoryId: 9, categoryName: 'Drinks', min: 1 },
      { reason: 'too-few-of-category', categoryId: 10, categoryName: 'Sides', min: 2 },
    ])
  })

  test('needs its minimum price: 9.00 of 12.00 is refused [PROD-36]', () => {
    const dishes = [aComboProduct({ price: price('4.00') }), aComboProduct({ productId: id(71), price: price('5.00') })]
    const variable = aCombo({ price: price('12.00'), comboPricing: 'variable', comboProducts: dishes })
    const of = (...quantities: number[]) =>
      aConfiguration({ comboPicks: dishes.map((dish, index) => ({ ...dish, quantity: quantities[index] ?? 0 })) })
    expect(missing(variable, of(1, 1))).toEqual([{ reason: 'combo-below-minimum', minimum: price('12.00') }])
    expect(missing(variable, of(3, 0))).toEqual([])
    expect(missing({ ...variable, comboPricing: 'fixed' }, of(1, 1))).toEqual([])
  })
})
