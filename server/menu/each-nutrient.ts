import type { Nutrition } from '#src/contract/product.ts'

/** The same value for each field of a nutrition declaration, in the order in which it is read. */
export function eachNutrient<T>(value: T): Record<keyof Nutrition, T> {
  return {
    energyKj: value,
    energyKcal: value,
    fatGrams: value,
    saturatesGrams: value,
    carbohydrateGrams: value,
    sugarsGrams: value,
    fibreGrams: value,
    proteinGrams: value,
    saltGrams: value,
  }
}
