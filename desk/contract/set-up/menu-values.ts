import * as z from 'zod/mini'

import { fileNumber, fileText, flag, known, numberOrNone, textOrNone, word, wordOrNone, words } from './file-values.ts'

// What a menu is made of, as the restaurant's file writes it.

/** `eatInPrice`: at a table of the venue, which the file says in its table of prices. */
const size = z.object({
  ...known,
  name: fileText,
  price: fileNumber,
  eatInPrice: numberOrNone,
  isStandard: flag,
  isWithdrawn: flag,
})
const variant = z.object({ ...known, name: fileText, price: numberOrNone, label: textOrNone })
const price = z.object({ size: wordOrNone, variant: wordOrNone, price: fileNumber, eatInPrice: numberOrNone })
const picks = z.object({ from: word, min: numberOrNone, max: numberOrNone, maxFlavours: numberOrNone })

const offered = z.object({ product: word, price: numberOrNone, quantity: numberOrNone })
const course = z.object({ category: word, min: numberOrNone, max: numberOrNone, products: z.array(offered) })
const combo = z.object({ pricing: word, min: numberOrNone, max: numberOrNone, courses: z.array(course) })

const newIngredient = z.object({ name: fileText, allergens: words })

/** A dish, without its number and what is left of it. */
export const dish = z.object({
  name: fileText,
  price: fileNumber,
  category: wordOrNone,
  otherCategories: words,
  description: textOrNone,
  photos: words,
  listPhoto: wordOrNone,
  eatInPrice: numberOrNone,
  menus: words,
  type: wordOrNone,
  traits: words,
  ingredients: words,
  sizes: z.optional(z.array(size)),
  variants: z.optional(z.array(variant)),
  variantName: textOrNone,
  isVariantRequired: flag,
  prices: z.optional(z.array(price)),
  extras: wordOrNone,
  picks: z.optional(picks),
  combo: z.optional(combo),
  suggestions: words,
  isDiscountable: flag,
  isDeliverable: flag,
  isAlcoholic: flag,
  vatClass: wordOrNone,
  isWithdrawn: flag,
  nutrition: z.optional(z.record(z.string(), numberOrNone)),
  /** Ingredients that the menu does not have yet: they are written with the dish. */
  newIngredients: z.optional(z.array(newIngredient)),
})

const extra = z.object({
  ingredient: word,
  group: wordOrNone,
  price: numberOrNone,
  sizePrices: z.optional(z.record(z.string(), fileNumber)),
})
const rule = z.object({
  group: word,
  size: wordOrNone,
  min: numberOrNone,
  max: numberOrNone,
  free: numberOrNone,
  price: numberOrNone,
})

export const category = z.object({ ...known, name: fileText, description: textOrNone })
export const trait = z.object({ ...known, name: fileText, icon: wordOrNone })
/** `outAt`: venues that never have it. Whether there is some today is switched elsewhere. */
export const ingredient = z.object({ ...known, name: fileText, allergens: words, outAt: words })

/** Extras, or picks that are included, in groups with rules. */
export const extraSet = z.object({
  ...known,
  name: word,
  groups: z.array(z.object({ ...known, name: fileText })),
  extras: z.array(extra),
  rules: z.optional(z.array(rule)),
})
