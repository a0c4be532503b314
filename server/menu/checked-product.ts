import * as z from 'zod/mini'

import { vatClasses } from '#src/domain/taxes/vat-class.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import { languages } from '#src/options/languages.ts'

import { eachNutrient } from './each-nutrient.ts'

// The row of a product, whole, as the desk changes it: what is typed into its form is judged here before it is written.

const id = z.int().check(z.positive(), z.maximum(2_147_483_647))
const ids = z.array(id)
/** Money in whole cents: 650 is 6.50. */
const cents = z.int().check(z.nonnegative(), z.maximum(10_000_000))
/** What a variant adds; something smaller takes away. */
const difference = z.int().check(z.minimum(-10_000_000), z.maximum(10_000_000))
const count = z.int().check(z.nonnegative(), z.maximum(100_000))
const amount = z.nullable(z.number().check(z.nonnegative()))
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
/** A text in one or more languages. */
const texts = z
  .partialRecord(z.enum(languages), z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)))
  .check(z.refine((all) => Object.keys(all).length > 0, 'expected a text in at least one language'))
const idOrAny = z.union([id, z.literal('any')])

const nutrition = z.strictObject(eachNutrient(amount))

const wholeProduct = z.strictObject({
  id,
  position: count,
  names: texts,
  descriptions: z.nullable(texts),
  photoCode: z.nullable(word),
  photos: z.array(word),
  price: cents,
  eatInPrice: z.nullable(cents),
  /** The first one is the main category. */
  categoryIds: ids.check(z.minLength(1)),
  menuIds: ids,
  typeId: id,
  traitIds: ids,
  ingredientIds: ids,
  sizes: z.array(
    z.strictObject({
      id,
      names: texts,
      price: cents,
      isStandard: z.optional(z.boolean()),
      isWithdrawn: z.optional(z.boolean()),
    }),
  ),
  variants: z.array(z.strictObject({ id, names: texts, price: difference, labels: z.nullable(texts) })),
  variantNames: z.nullable(texts),
  isVariantRequired: z.boolean(),
  priceTable: z.array(
    z.strictObject({ sizeId: idOrAny, variantId: idOrAny, price: cents, eatInPrice: z.nullable(cents) }),
  ),
  /** Sets of extras. */
  additionsId: z.nullable(id),
  picksId: z.nullable(id),
  minPicks: z.nullable(count),
  maxPicks: z.nullable(count),
  maxFlavours: z.nullable(count),
  /** Null: not a combo. */
  comboPricing: z.nullable(z.enum(['fixed', 'variable'])),
  minComboProducts: z.nullable(count),
  maxComboProducts: z.nullable(count),
  comboCategories: z.array(z.strictObject({ id, min: z.nullable(count), max: z.nullable(count) })),
  comboProducts: z.array(z.strictObject({ productId: id, categoryId: id, quantity: count, price: cents })),
  suggestedIds: ids,
  isDiscountable: z.boolean(),
  isDeliverable: z.boolean(),
  isAlcoholic: z.boolean(),
  /** Null: alcohol where it is alcoholic, else a dish. */
  vatClass: z.nullable(z.enum(vatClasses)),
  /** Not sold any more; left out = it is sold. */
  isWithdrawn: z.optional(z.boolean()),
  /** Of one portion; null = not said. */
  nutrition: z.nullable(nutrition),
})

/** A product whose sizes were all withdrawn would be sold without one. */
const product = wholeProduct.check(
  z.refine(({ sizes }) => sizes.length === 0 || sizes.some(({ isWithdrawn }) => !isWithdrawn), {
    path: ['sizes'],
    message: 'expected a size that is not withdrawn; withdraw the product instead',
  }),
)

export type CheckedProduct = z.output<typeof product>

const { localeError } = z.locales.en()

/** Judges a product; answers a sentence for each path that is wrong (`sizes.0.price`). */
export function checkProduct(content: unknown): Verdict<CheckedProduct, Readonly<Record<string, string>>> {
  const read = z.safeParse(product, content, { error: localeError })
  if (read.success) return accept(read.data)
  return refuse(Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])))
}
