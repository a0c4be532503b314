import { sumOf } from '#src/browser/lists.ts'
import type { Product } from '#src/contract/product.ts'

import { normalWords } from './normal-words.ts'
import { typoDistance } from './typo-distance.ts'

type Found = Pick<Product, 'name' | 'description' | 'category' | 'ingredients'>
/** A word of a product and how much a hit on it counts. */
type WeighedWord = { readonly word: string; readonly weight: number }

export type MenuIndex<P extends Found = Product> = {
  readonly entries: readonly { readonly product: P; readonly words: readonly WeighedWord[] }[]
  readonly vocabulary: readonly string[]
}

const [inName, inCategory, elsewhere] = [4, 2, 1]

/** What searching needs to know of the products, worked out once. */
export function indexMenu<P extends Found>(products: readonly P[]): MenuIndex<P> {
  const entries = products.map((product) => ({ product, words: weighedWords(product) }))
  const vocabulary = new Set(entries.flatMap(({ words }) => words.map(({ word }) => word)))
  return { entries, vocabulary: [...vocabulary] }
}

function weighedWords({ name, description, category, ingredients }: Found): WeighedWord[] {
  const weigh = (text: string, weight: number) => normalWords(text).map((word) => ({ word, weight }))
  return [
    ...weigh(name, inName),
    ...weigh(category.name, inCategory),
    ...weigh(description ?? '', elsewhere),
    ...ingredients.flatMap((ingredient) => weigh(ingredient.name, elsewhere)),
  ]
}

/**
 * The products that hold every word typed, the closest first and in the order of the menu among equals; nothing typed
 * finds nothing.
 */
export function searchMenu<P extends Found>({ entries, vocabulary }: MenuIndex<P>, typed: string): P[] {
  const hits = normalWords(typed).map((word) => hitsOf(word, vocabulary))
  if (hits.length === 0) return []
  const found = entries.flatMap(({ product, words }) => {
    const scores = hits.map((hit) => Math.max(0, ...words.map(({ word, weight }) => (hit.get(word) ?? 0) * weight)))
    return scores.includes(0) ? [] : [{ product, score: sumOf(scores, (score) => score) }]
  })
  return found.sort((a, b) => b.score - a.score).map(({ product }) => product)
}

/** How well a typed word fits each word of the menu: whole, as a beginning, with typing mistakes, somewhere inside. */
function hitsOf(typed: string, vocabulary: readonly string[]): ReadonlyMap<string, number> {
  const most = mistakesAllowed(typed)
  const hits = new Map<string, number>()
  for (const word of vocabulary) {
    const quality = qualityOf(typed, word, most)
    if (quality > 0) hits.set(word, quality)
  }
  return hits
}

function qualityOf(typed: string, word: string, most: number): number {
  if (word === typed) return 10
  if (word.startsWith(typed)) return 8
  const mistakes = most > 0 ? typoDistance(typed, word, most) : Infinity
  if (mistakes <= most) return 6 - 2 * mistakes
  return typed.length > 2 && word.includes(typed) ? 1 : 0
}

/** Short words must be right: with a mistake in three letters everything is found. */
function mistakesAllowed({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
