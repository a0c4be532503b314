import { describe, expect, test } from 'vitest'

import { allergensIn, isFiltering, noFilter, passesFilter, traitsIn } from '#src/domain/menu/menu-filter.ts'
import { anIngredient, aProduct, id } from '#tests/support/builders.ts'

const vegan = { id: id<'Trait'>(1), name: 'Vegan', icon: null }
const spicy = { id: id<'Trait'>(2), name: 'Spicy', icon: null }
const holding = (...allergens: string[]) => aProduct({ ingredients: [anIngredient({ allergens })] })

describe('passesFilter', () => {
  test('hides a dish with an ingredient that carries an avoided allergen', () => {
    const noMilk = { traitIds: [], avoided: ['LATTE'] }
    expect(passesFilter(holding('GLUTINE', 'LATTE'), noMilk)).toBe(false)
    expect(passesFilter(holding('GLUTINE'), noMilk)).toBe(true)
    expect(passesFilter(holding(), noMilk)).toBe(true)
  })

  test('keeps a dish only with every wanted trait', () => {
    const filter = { traitIds: [vegan.id, spicy.id], avoided: [] }
    expect(passesFilter(aProduct({ traits: [vegan] }), filter)).toBe(false)
    expect(passesFilter(aProduct({ traits: [spicy, vegan] }), filter)).toBe(true)
  })

  test('keeps everything without a wish', () => {
    expect(passesFilter(holding('LATTE'), noFilter)).toBe(true)
    expect([isFiltering(noFilter), isFiltering({ ...noFilter, avoided: ['LATTE'] })]).toEqual([false, true])
  })
})

describe('what can be filtered by', () => {
  const products = [
    { ...holding('NEW', 'LATTE'), traits: [spicy] },
    { ...holding('GLUTINE', 'LATTE'), traits: [vegan, spicy] },
  ]

  test('is what the dishes say: traits as they are met', () => {
    expect(traitsIn(products)).toEqual([spicy, vegan])
  })

  test('is what the dishes say: allergens in the order of the catalogue, unknown ones last', () => {
    expect(allergensIn(products)).toEqual(['GLUTINE', 'LATTE', 'NEW'])
  })
})
