import { describe, expect, test } from 'vitest'

import { allergenFacts, allergenOrder } from '#src/domain/product/allergens.ts'
import {
  aCombo,
  aComboProduct,
  aConfiguration,
  anExtra,
  anExtraSet,
  anIngredient,
  aProduct,
  aSize,
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

  test('is open until mandatory picks are chosen, sizes aside', () => {
    const plain = anExtra()
    const sized = { sizes: [aSize(), aSize({ id: id(2) })] }
    const iceCream = { ...dish, ...sized, minPicks: 2, picks: anExtraSet({ ingredients: [plain] }) }
    const doubtWith = (picks: number) =>
      allergenFacts(iceCream, aConfiguration({ picks: Array.from({ length: picks }, () => choose(plain)) })).doubt
    expect([0, 1, 2].map(doubtWith)).toEqual(['open-choice', 'open-choice', 'none'])
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
