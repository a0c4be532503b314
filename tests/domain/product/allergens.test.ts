import { describe, expect, test } from 'vitest'

import { allergenFacts, allergenOrder, ingredientsOf } from '#src/domain/product/allergens.ts'
import {
  aCombo,
  aComboProduct,
  aConfiguration,
  anExtra,
  anExtraSet,
  anIngredient,
  aProduct,
  aSize,
  aVariant,
  choose,
  id,
} from '#tests/support/builders.ts'

describe('allergenFacts', () => {
  const dish = aProduct({
    ingredients: [
      anIngredient({ allergens: ['LATTE', 'GLUTINE'] }),
      anIngredient({ allergens: ['UOVA', 'LATTE'] }),
      anIngredient(),
    ],
  })

  test('lists the distinct allergens of all ingredients in catalogue order [PROD-11]', () => {
    expect(allergenFacts(dish)).toEqual({ contains: ['GLUTINE', 'UOVA', 'LATTE'], mayContain: [], doubt: 'none' })
  })

  test('puts unknown codes last', () => {
    const strange = aProduct({ ingredients: [anIngredient({ allergens: ['SABBIA', 'LUPINI', 'SOIA'] })] })
    expect(allergenFacts(strange).contains).toEqual(['SOIA', 'LUPINI', 'SABBIA'])
  })

  test('moves what is chosen from "may contain" to "contains"', () => {
    const prawns = anExtra({ allergens: ['CROSTACEI'] })
    const nuts = anExtra({ allergens: ['FRUTTA_A_GUSCIO', 'LATTE'] })
    const rich = {
      ...dish,
      additions: anExtraSet({ ingredients: [prawns] }),
      picks: anExtraSet({ ingredients: [nuts] }),
    }
    const open = { mayContain: ['CROSTACEI', 'FRUTTA_A_GUSCIO'], contains: ['GLUTINE', 'UOVA', 'LATTE'] }
    expect(allergenFacts(rich)).toEqual({ ...open, doubt: 'open-choice' })
    // Nothing must be added: the dish as it stands is known.
    expect(allergenFacts(rich, aConfiguration())).toEqual({ ...open, doubt: 'none' })
    const chosen = aConfiguration({ additions: [choose(prawns)] })
    expect(allergenFacts(rich, chosen)).toEqual({
      contains: ['GLUTINE', 'CROSTACEI', 'UOVA', 'LATTE'],
      mayContain: ['FRUTTA_A_GUSCIO'],
      doubt: 'none',
    })
  })

  test('waits for mandatory picks, not for sizes and variants', () => {
    const plain = anExtra()
    const open = { sizes: [aSize(), aSize({ id: id(2) })], variants: [aVariant()], isVariantRequired: true }
    const iceCream = { ...dish, ...open, minPicks: 2, picks: anExtraSet({ ingredients: [plain] }) }
    const doubtWith = (picks: number) =>
      allergenFacts(iceCream, aConfiguration({ picks: Array.from({ length: picks }, () => choose(plain)) })).doubt
    expect([0, 1, 2].map(doubtWith)).toEqual(['open-choice', 'open-choice', 'none'])
  })

  test.each(['additions', 'picks'] as const)('is open where the list of %s is unknown', (options) => {
    const { [options]: _options, ...listed } = dish
    expect(allergenFacts(listed).doubt).toBe('open-choice')
    expect(allergenFacts(listed, aConfiguration()).doubt).toBe('open-choice')
  })

  test('is open for an empty combo, then holds its picks’', () => {
    const offered = aComboProduct({ ingredients: [anIngredient({ allergens: ['PESCE'] })] })
    const other = aComboProduct({ productId: id(71), ingredients: [anIngredient({ allergens: ['SOIA'] })] })
    const deal = aCombo({ ingredients: [], comboProducts: [offered, other] })
    expect(allergenFacts(deal, aConfiguration())).toEqual({
      contains: [],
      mayContain: ['PESCE', 'SOIA'],
      doubt: 'open-choice',
    })
    const chosen = aConfiguration({ comboPicks: [{ ...offered, quantity: 1 }] })
    expect(allergenFacts(deal, chosen)).toEqual({ contains: ['PESCE'], mayContain: ['SOIA'], doubt: 'none' })
  })

  test('is undeclared without ingredients, also in a combo', () => {
    expect(allergenFacts(aProduct({ ingredients: [] }), aConfiguration()).doubt).toBe('undeclared')
    const offered = aComboProduct({ ingredients: [] })
    const deal = aCombo({ ingredients: [], comboProducts: [offered] })
    expect(allergenFacts(deal, aConfiguration()).doubt).toBe('open-choice')
    expect(allergenFacts(deal, aConfiguration({ comboPicks: [{ ...offered, quantity: 1 }] })).doubt).toBe('undeclared')
  })
})

describe('allergenFacts of choices that must be made', () => {
  test('contains what all flavours share, sold out or not', () => {
    const flavours = [
      anExtra({ allergens: ['SOIA', 'LATTE'], isAvailable: false }),
      anExtra({ id: id(2), allergens: ['LATTE'] }),
    ]
    const cup = aProduct({ minPicks: 1, picks: anExtraSet({ ingredients: flavours }) })
    expect(allergenFacts(cup)).toMatchObject({ contains: ['LATTE'], mayContain: ['SOIA'] })
  })

  test.each([null, 0])('contains what a course shares, unless its minimum is %s', (none) => {
    const cola = aComboProduct({ ingredients: [anIngredient({ allergens: ['SOIA'] })] })
    const soup = { productId: id<'Product'>(71), categoryId: id<'Category'>(10) }
    const starter = aComboProduct({ ...soup, ingredients: [anIngredient({ allergens: ['SEDANO'] })] })
    const comboCategories = [
      { id: cola.categoryId, name: 'Drinks', min: 1, max: null },
      { id: starter.categoryId, name: 'Starters', min: none, max: null },
    ]
    const deal = aCombo({ ingredients: [], comboProducts: [cola, starter], comboCategories })
    expect(allergenFacts(deal)).toMatchObject({ contains: ['SOIA'], mayContain: ['SEDANO'] })
  })
})

describe('ingredientsOf', () => {
  test('adds the chosen options that are still offered', () => {
    const [ham, lemon] = [anExtra({ name: 'Ham' }), anExtra({ name: 'Lemon' })]
    const cola = aComboProduct({ ingredients: [anIngredient({ name: 'Sugar' })] })
    const deal = aCombo({
      ingredients: [anIngredient({ name: 'Bread' })],
      additions: anExtraSet({ ingredients: [ham] }),
      picks: anExtraSet({ ingredients: [lemon] }),
      comboProducts: [cola],
    })
    const gone = choose(anExtra({ id: id(99) }))
    const chosen = aConfiguration({
      additions: [choose(ham), gone],
      picks: [choose(lemon), gone],
      comboPicks: [cola, aComboProduct({ productId: id(79) })].map((one) => ({ ...one, quantity: 1 })),
    })
    expect(ingredientsOf(deal, chosen).map(({ name }) => name)).toEqual(['Bread', 'Ham', 'Lemon', 'Sugar'])
  })
})

describe('allergenOrder', () => {
  test('has the 14 entries of the catalogue, and lupins [CONST-03, BCONST-05]', () => {
    expect(allergenOrder).toEqual([
      'GLUTINE',
      'CROSTACEI',
      'UOVA',
      'PESCE',
      'ARACHIDI',
      'SOIA',
      'LATTE',
      'FRUTTA_A_GUSCIO',
      'SEDANO',
      'SENAPE',
      'SESAMO',
      'MOLLUSCHI',
      'CEREALI',
      'ANIDRIDE_SOLFOROSA',
      'LUPINI',
    ])
  })
})
