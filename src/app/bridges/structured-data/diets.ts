import type { Product } from '#src/contract/product.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

/** Diets of https://schema.org/RestrictedDiet. */
const diets = ['VeganDiet', 'VegetarianDiet', 'GlutenFreeDiet', 'LowLactoseDiet', 'HalalDiet', 'KosherDiet'] as const

/** How the words for each diet begin in a language, in the order of `diets`, without accents. */
type Words<T extends readonly unknown[]> = { readonly [I in keyof T]: RegExp }

/** The service has no codes for diets, so their words are looked for. */
const words: Readonly<Record<Language, Words<typeof diets>>> = {
  it: [/^vegan/, /^vegetari/, /^senza glutine/, /^senza lattosio/, /^halal/, /^kosher/],
  en: [/^vegan/, /^vegetari/, /^gluten[ -]?free/, /^lactose[ -]?free/, /^halal/, /^kosher/],
  de: [/^vegan/, /^vegetari/, /^glutenfrei/, /^laktosefrei/, /^halal/, /^koscher/],
  fr: [/^vegan/, /^vegetari/, /^sans gluten/, /^sans lactose/, /^halal/, /^casher/],
  es: [/^vegan/, /^vegetari/, /^sin gluten/, /^sin lactosa/, /^halal/, /^kosher/],
}

/** The diets that the traits of a product name in any language, by their icon or by their name; no other trait counts. */
export function dietsOf(traits: Product['traits']): string[] {
  const texts = traits.flatMap(({ icon, name }) => [icon ?? '', name]).map(plain)
  const isNamed = (index: number) =>
    languages.some((language) => texts.some((text) => words[language][index]?.test(text)))
  return diets.filter((_, index) => isNamed(index)).map((diet) => `https://schema.org/${diet}`)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
