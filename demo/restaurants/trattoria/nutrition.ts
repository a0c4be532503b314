import type { Nutrition } from '#src/contract/product.ts'

/** Grams per portion: fat, saturates, carbohydrate, sugars, fibre, protein, salt. */
type Grams = readonly [
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  fibre: number | null,
  protein: number,
  salt: number,
]

/** Kilocalories and grams per portion, by product number; other products have no declaration. */
const declared: Readonly<Record<number, readonly [kcal: number, grams: Grams]>> = {
  801: [452, [28.4, 16.9, 40.2, 27.5, 0.8, 8.1, 0.22]],
  802: [318, [24.6, 15.2, 21.3, 20.8, null, 3.4, 0.11]],
  903: [139, [0, 0, 35, 35, 0, 0, 0]],
  904: [118, [0, 0, 28.9, 28.1, 0.3, 0.3, 0.02]],
  905: [92, [0, 0, 22.4, 22.1, null, 0, 0.01]],
}

const kilojoulesPerKilocalorie = 4.184

/** The nutrition declaration of a product, or null. */
export function nutritionOf(number: number): Nutrition | null {
  const found = declared[number]
  if (!found) return null
  const [energyKcal, [fatGrams, saturatesGrams, carbohydrateGrams, sugarsGrams, fibreGrams, proteinGrams, saltGrams]] =
    found
  return {
    energyKj: Math.round(energyKcal * kilojoulesPerKilocalorie),
    energyKcal,
    fatGrams,
    saturatesGrams,
    carbohydrateGrams,
    sugarsGrams,
    fibreGrams,
    proteinGrams,
    saltGrams,
  }
}
