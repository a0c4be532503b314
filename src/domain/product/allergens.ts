import type { Ingredient, Product } from '#src/contract/product.ts'

import { findComboProduct, isSameComboChoice } from './combo.ts'
import type { Configuration } from './configuration.ts'
import { findExtra } from './extras.ts'
import { missingChoices } from './missing-choices.ts'
import type { MissingChoice } from './missing-choices.ts'

/** The allergen codes of the service in catalogue order, plus lupins [CONST-03]. */
export const allergenOrder: readonly string[] = [
  'GLUTINE',
  'CROSTACEI',
  'UOVA',
  'PESCE',
  'ARACHIDI',
  'SOIA',
  'LATTE',
  'FRUTTA_A_GUSCIO',
  'SEDANO',
  'SENAPE',
  'SESAMO',
  'MOLLUSCHI',
  'CEREALI',
  'ANIDRIDE_SOLFOROSA',
  'LUPINI',
]

/** Why the allergens may be incomplete: not at all, a choice is still open, or ingredients are not declared. */
export type AllergenDoubt = 'none' | 'open-choice' | 'undeclared'

export type AllergenFacts = {
  /** Contained whatever the diner chooses, in catalogue order; unknown codes last. */
  readonly contains: readonly string[]
  /** Only in options that are not chosen: additions, picks, products of a combo. */
  readonly mayContain: readonly string[]
  /** With any doubt `contains` may be incomplete; unknown never means none (rulings "unknown allergens"). */
  readonly doubt: AllergenDoubt
}

/**
 * Allergens of a product, from a list reply or as configured [PROD-11]. Unavailable extras count too, because they may
 * be back before the order. `doubt` is "undeclared" when a part of the dish has no ingredients, "open-choice" when a
 * mandatory choice is missing or the reply does not contain the options.
 */
export function allergenFacts(product: Product, configuration?: Configuration): AllergenFacts {
  const contains = codesOf([ingredientsOf(product, configuration), ...certainChoices(product)].flat())
  const offered = codesOf(offeredIngredients(product))
  return {
    contains: inOrder(contains),
    mayContain: inOrder(new Set([...offered].filter((code) => !contains.has(code)))),
    doubt: doubtOf(product, configuration),
  }
}

function doubtOf(product: Product, configuration: Configuration | undefined): AllergenDoubt {
  if (isUndeclared(product, configuration)) return 'undeclared'
  return isOpen(product, configuration) ? 'open-choice' : 'none'
}

function codesOf(ingredients: readonly Pick<Ingredient, 'allergens'>[]): ReadonlySet<string> {
  return new Set(ingredients.flatMap(({ allergens }) => allergens))
}

function inOrder(codes: ReadonlySet<string>): string[] {
  const known = allergenOrder.filter((code) => codes.has(code))
  return [...known, ...[...codes].filter((code) => !allergenOrder.includes(code))]
}

/** Every ingredient that an option may add to the product. */
export function offeredIngredients({ additions, picks, comboProducts }: Product): Ingredient[] {
  return [
    ...(additions?.ingredients ?? []),
    ...(picks?.ingredients ?? []),
    ...(comboProducts ?? []).flatMap(({ ingredients }) => ingredients),
  ]
}

/**
 * Allergens that all alternatives of a mandatory choice share, as ingredients: a combo has at least one product
 * [PROD-35, PROD-38].
 */
function certainChoices(product: Product): Pick<Ingredient, 'allergens'>[] {
  const offered = product.picks?.ingredients ?? []
  // If every flavour is sold out, none is required [PROD-30].
  const isMandatory = product.minPicks && offered.some(({ isAvailable }) => isAvailable)
  const flavours = isMandatory ? offered.map((flavour) => [flavour]) : []
  const products = product.isCombo ? (product.comboProducts ?? []) : []
  const courses = (product.comboCategories ?? [])
    .filter(({ min }) => min)
    .map(({ id }) => products.filter(({ categoryId }) => categoryId === id))
  const choices = [flavours, ...[products, ...courses].map((all) => all.map(({ ingredients }) => ingredients))]
  return choices.map((alternatives) => ({ allergens: sharedCodes(alternatives.map(codesOf)) }))
}

function sharedCodes([first, ...others]: readonly ReadonlySet<string>[]): string[] {
  return [...(first ?? [])].filter((code) => others.every((codes) => codes.has(code)))
}

/** Whether the ingredients of the product, or of a product of the combo, are not declared. */
function isUndeclared(product: Product, configuration: Configuration | undefined): boolean {
  if (!product.isCombo) return product.ingredients.length === 0
  const offered = product.comboProducts ?? []
  const counted = configuration
    ? offered.filter((one) => configuration.comboPicks.some((pick) => isSameComboChoice(pick, one)))
    : offered
  return counted.some(({ ingredients }) => ingredients.length === 0)
}

/** Whether a mandatory choice is missing, or the reply does not contain the options ("detail only", contract 2.9). */
function isOpen(product: Product, configuration: Configuration | undefined): boolean {
  if (!hasDetail(product)) return true
  if (!configuration) return offeredIngredients(product).length > 0 || product.isCombo
  const place = { venueId: null, orderType: 'takeAway' } as const
  return missingChoices(product, configuration, place).some(({ reason }) => !withoutAllergens.includes(reason))
}

/** Whether the reply contains all options; list replies may not (contract 2.9). */
export function hasDetail({ additions, picks, isCombo, comboProducts }: Product): boolean {
  return additions !== undefined && picks !== undefined && (!isCombo || Boolean(comboProducts))
}

/** Missing choices that add no ingredient. */
const withoutAllergens: readonly MissingChoice['reason'][] = ['size-required', 'variant-required']

/** Ingredients of the product, then of the chosen options. */
export function ingredientsOf(product: Product, configuration?: Configuration): Ingredient[] {
  if (!configuration) return [...product.ingredients]
  const { additions, picks, comboPicks } = configuration
  return [
    ...product.ingredients,
    ...additions.flatMap((choice) => findExtra(product.additions, choice) ?? []),
    ...picks.flatMap((choice) => findExtra(product.picks, choice) ?? []),
    ...comboPicks.flatMap((pick) => findComboProduct(product, pick)?.ingredients ?? []),
  ]
}
