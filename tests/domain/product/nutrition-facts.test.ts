import { describe, expect, test } from 'vitest'

import type { Nutrition } from '#src/contract/product.ts'
import { nutritionFacts } from '#src/domain/product/nutrition-facts.ts'

const undeclared: Nutrition = {
  energyKj: null,
  energyKcal: null,
  fatGrams: null,
  saturatesGrams: null,
  carbohydrateGrams: null,
  sugarsGrams: null,
  fibreGrams: null,
  proteinGrams: null,
  saltGrams: null,
}
const shown = (declared: Partial<Nutrition>) => nutritionFacts({ ...undeclared, ...declared })?.nutrients

describe('nutritionFacts', () => {
  test('is nothing where nothing is declared [PROD-65]', () => {
    expect(nutritionFacts(null)).toBeNull()
    expect(nutritionFacts(undeclared)).toBeNull()
  })

  test('lists what is declared in the order of packages [PROD-65]', () => {
    const declared = { ...undeclared, energyKcal: 452, saltGrams: 0, sugarsGrams: 27.5, fatGrams: 28.4 }
    expect(nutritionFacts(declared)).toEqual({
      kilojoules: null,
      kilocalories: 452,
      nutrients: [
        { nutrient: 'fat', grams: 28.4 },
        { nutrient: 'sugars', grams: 27.5 },
        { nutrient: 'salt', grams: 0 },
      ],
    })
  })

  test('leaves out amounts below zero [PROD-65]', () => {
    expect(nutritionFacts({ ...undeclared, energyKj: -1, energyKcal: -1, fatGrams: -0.1 })).toBeNull()
    expect(shown({ fatGrams: -1, proteinGrams: 8 })).toEqual([{ nutrient: 'protein', grams: 8 }])
  })

  test.each<Partial<Nutrition>>([{ energyKj: 1890 }, { energyKcal: 452 }])('shows %j alone [PROD-65]', (declared) => {
    const { energyKj: kilojoules, energyKcal: kilocalories } = { ...undeclared, ...declared }
    expect(nutritionFacts({ ...undeclared, ...declared })).toEqual({ kilojoules, kilocalories, nutrients: [] })
  })

  test('shows no saturates above the fat they are part of [PROD-65]', () => {
    expect(shown({ fatGrams: 10, saturatesGrams: 10.1 })).toEqual([{ nutrient: 'fat', grams: 10 }])
    expect(shown({ fatGrams: 10, saturatesGrams: 10 })).toHaveLength(2)
  })

  test.each([
    { sugarsGrams: 40, isShown: true },
    { sugarsGrams: 40.1, isShown: false },
  ])('shows $sugarsGrams of 40 as part: $isShown [PROD-65]', ({ sugarsGrams, isShown }) => {
    const sugars = shown({ carbohydrateGrams: 40, sugarsGrams })?.filter(({ nutrient }) => nutrient === 'sugars')
    expect(sugars).toHaveLength(isShown ? 1 : 0)
  })
})
