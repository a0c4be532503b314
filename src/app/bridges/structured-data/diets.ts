import type { Product } from '#src/contract/product.ts'

/**
 * Words for the diets of https://schema.org/RestrictedDiet, in the languages of the widget without accents; the service
 * has no codes for them.
 */
const words: readonly (readonly [diet: string, word: RegExp])[] = [
  ['VeganDiet', /^vegan/],
  ['VegetarianDiet', /^vegetari/],
  ['GlutenFreeDiet', /^(gluten[ -]?free|senza glutine|glutenfrei|sans gluten|sin gluten)/],
  ['LowLactoseDiet', /^(lactose[ -]?free|senza lattosio|laktosefrei|sans lactose|sin lactosa)/],
  ['HalalDiet', /^halal/],
  ['KosherDiet', /^(kosher|koscher|casher)/],
]

/** The diets that the traits of a product name, by their icon or by their name; no other trait counts. */
export function dietsOf(traits: Product['traits']): string[] {
  const texts = traits.flatMap(({ icon, name }) => [icon ?? '', name]).map(plain)
  return words.filter(([, word]) => texts.some((text) => word.test(text))).map(([diet]) => `https://schema.org/${diet}`)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
