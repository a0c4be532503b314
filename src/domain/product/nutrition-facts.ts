import type { Nutrition } from '#src/contract/product.ts'

/**
 * The rows of a nutrition declaration in the order in which packages list them (Regulation 1169/2011, annex XV). Energy
 * stands apart because it has two units.
 */
const order = ['fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'] as const
export type Nutrient = (typeof order)[number]

/** What is part of another row, and of which. */
export const wholeOf: { readonly [part in Nutrient]?: Nutrient } = { saturates: 'fat', sugars: 'carbohydrate' }

export type NutritionFacts = {
  /** Energy of one portion; null = not declared. */
  readonly kilojoules: number | null
  readonly kilocalories: number | null
  /** Grams in one portion of what is declared. */
  readonly nutrients: readonly { readonly nutrient: Nutrient; readonly grams: number }[]
}

/** What can be shown of a declaration: no amount below zero, no part larger than its whole; null = nothing [PROD-65]. */
export function nutritionFacts(nutrition: Nutrition | null): NutritionFacts | null {
  if (!nutrition) return null
  const grams: Readonly<Record<Nutrient, number | null>> = {
    fat: amountOf(nutrition.fatGrams),
    saturates: amountOf(nutrition.saturatesGrams),
    carbohydrate: amountOf(nutrition.carbohydrateGrams),
    sugars: amountOf(nutrition.sugarsGrams),
    fibre: amountOf(nutrition.fibreGrams),
    protein: amountOf(nutrition.proteinGrams),
    salt: amountOf(nutrition.saltGrams),
  }
  const nutrients = order.flatMap((nutrient) => {
    const whole = wholeOf[nutrient]
    const most = whole ? grams[whole] : null
    const amount = grams[nutrient]
    return amount === null || (most !== null && amount > most) ? [] : [{ nutrient, grams: amount }]
  })
  const kilojoules = amountOf(nutrition.energyKj)
  const kilocalories = amountOf(nutrition.energyKcal)
  const isEmpty = kilojoules === null && kilocalories === null && nutrients.length === 0
  return isEmpty ? null : { kilojoules, kilocalories, nutrients }
}

function amountOf(declared: number | null): number | null {
  return declared !== null && declared >= 0 ? declared : null
}
