import { sumOf } from '#src/browser/lists.ts'
import type { Product } from '#src/contract/product.ts'

import { normalWords } from './normal-words.ts'
import { typoDistance } from './typo-distance.ts'

type Options = 'additions' | 'picks' | 'variants' | 'comboProducts'
type Found = Pick<Product, 'name' | 'description' | 'category' | 'ingredients' | Options>
/** A word of a product, and the weight of a match with it. */
type WeighedWord = { readonly word: string; readonly weight: number }

export type MenuIndex<P extends Found = Product> = {
  readonly products: readonly P[]
  /** For each word of the menu the positions of the products with it, and the weight of a match there. */
  readonly places: ReadonlyMap<string, ReadonlyMap<number, number>>
}

const [inName, inCategory, elsewhere] = [4, 2, 1]
/** The best match with an option (10 x 0.3) stays below the weakest match with a name (1 x 4) [MENU-29]. */
const inOptions = 0.3
/** Scripts that put no spaces between words: what is typed may stand anywhere, and one sign is a word already. */
const isWithoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]/u

/** Builds the search index of the products once. */
export function indexMenu<P extends Found>(products: readonly P[]): MenuIndex<P> {
  const places = new Map<string, Map<number, number>>()
  products.forEach((product, position) => {
    for (const { word, weight } of weighedWords(product)) {
      const weights = places.get(word) ?? new Map<number, number>()
      places.set(word, weights.set(position, Math.max(weights.get(position) ?? 0, weight)))
    }
  })
  return { products, places }
}

function weighedWords(product: Found): WeighedWord[] {
  const weigh = (text: string, weight: number) => normalWords(text).map((word) => ({ word, weight }))
  return [
    ...weigh(product.name, inName),
    ...weigh(product.category.name, inCategory),
    ...weigh(product.description ?? '', elsewhere),
    ...product.ingredients.flatMap(({ name }) => weigh(name, elsewhere)),
    ...optionsOf(product).flatMap((name) => weigh(name, inOptions)),
  ]
}

/** Names of what can be chosen with a product, as far as its list tells them (decision 16). */
function optionsOf({ additions, picks, variants, comboProducts }: Found): string[] {
  const chosen = [...(additions?.ingredients ?? []), ...(picks?.ingredients ?? []), ...(comboProducts ?? [])]
  return [...chosen.map(({ name }) => name), ...variants.map(({ name, label }) => label ?? name)]
}

/** Products that match every typed word, the best first, then in menu order; an empty search finds nothing [MENU-24]. */
export function searchMenu<P extends Found>({ products, places }: MenuIndex<P>, typed: string): P[] {
  const hits = normalWords(typed).map((word) => hitsOf(word, places))
  if (hits.length === 0) return []
  const found = products.flatMap((product, position) => {
    const scores = hits.map((hit) => hit.get(position) ?? 0)
    return scores.includes(0) ? [] : [{ product, score: sumOf(scores, (score) => score) }]
  })
  return found.sort((a, b) => b.score - a.score).map(({ product }) => product)
}

/** How well a typed word matches the products, by position: whole, as prefix, with typos, or inside [MENU-28]. */
function hitsOf(typed: string, places: MenuIndex['places']): ReadonlyMap<number, number> {
  const most = mistakesAllowed(typed)
  const hits = new Map<number, number>()
  for (const [word, weights] of places) {
    const quality = qualityOf(typed, word, most)
    if (quality === 0) continue
    for (const [position, weight] of weights) hits.set(position, Math.max(hits.get(position) ?? 0, quality * weight))
  }
  return hits
}

function qualityOf(typed: string, word: string, most: number): number {
  if (word === typed) return 10
  if (word.startsWith(typed)) return 8
  const mistakes = most > 0 ? typoDistance(typed, word, most) : Infinity
  if (mistakes <= most) return 6 - 2 * mistakes
  return (typed.length > 2 || isWithoutSpaces.test(typed)) && word.includes(typed) ? 1 : 0
}

/** Allowed typos by word length: none in short words, where one typo would match nearly everything [MENU-27]. */
function mistakesAllowed({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
