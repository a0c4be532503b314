import { describe, expect, test } from 'vitest'

import { allergenOrder, allergensOf } from '#src/domain/product/allergens.ts'
import {
  aCombo,
  aComboProduct,
  aConfiguration,
  anExtra,
  anExtraSet,
  anIngredient,
  aProduct,
  choose,
} from '#tests/support/builders.ts'

describe('allergensOf', () => {
  const dish = aProduct({
    ingredients: [
      anIngredient({ allergens: ['LATTE', 'GLUTINE'] }),
      anIngredient({ allergens: ['UOVA', 'LATTE'] }),
      anIngredient(),
    ],
  })

  test('lists the distinct allergens of all ingredients in catalogue order [PROD-11]', () => {
    expect(allergensOf(dish)).toEqual(['GLUTINE', 'UOVA', 'LATTE'])
  })

  test('puts unknown codes last', () => {
    const strange = aProduct({ ingredients: [anIngredient({ allergens: ['SABBIA', 'LUPINI', 'SOIA'] })] })
    expect(allergensOf(strange)).toEqual(['SOIA', 'LUPINI', 'SABBIA'])
  })

  test('adds those of what was chosen', () => {
    const prawns = anExtra({ allergens: ['CROSTACEI'] })
    const nuts = anExtra({ allergens: ['FRUTTA_A_GUSCIO'] })
    const rich = {
      ...dish,
      additions: anExtraSet({ ingredients: [prawns] }),
      picks: anExtraSet({ ingredients: [nuts] }),
    }
    const chosen = aConfiguration({ additions: [choose(prawns)], picks: [choose(nuts)] })
    expect(allergensOf(rich)).toEqual(['GLUTINE', 'UOVA', 'LATTE'])
    expect(allergensOf(rich, chosen)).toEqual(['GLUTINE', 'CROSTACEI', 'UOVA', 'LATTE', 'FRUTTA_A_GUSCIO'])
  })

  test('adds those of the picks of a combo', () => {
    const offered = aComboProduct({ ingredients: [anIngredient({ allergens: ['PESCE'] })] })
    const deal = aCombo({ ingredients: [], comboProducts: [offered] })
    expect(allergensOf(deal, aConfiguration({ comboPicks: [{ ...offered, quantity: 1 }] }))).toEqual(['PESCE'])
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
