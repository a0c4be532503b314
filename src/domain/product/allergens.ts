import type { Ingredient, Product } from '#src/contract/product.ts'

import { findComboProduct, isSameComboChoice } from './combo.ts'
import type { Configuration } from './configuration.ts'
import { findExtra } from './extras.ts'
import { missingChoices } from './missing-choices.ts'
import type { MissingChoice } from './missing-choices.ts'

/** The codes of the catalogue in its order, as the service sends them; lupins are the fifteenth we know [CONST-03]. */
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

/**
 * What is left to say of a dish: nothing, what the diner has not chosen yet, or what the restaurant has not declared.
 */
export type AllergenDoubt = 'none' | 'open-choice' | 'undeclared'

export type AllergenFacts = {
  /** In it whatever else is chosen, in catalogue order; unknown codes last. */
  readonly contains: readonly string[]
  /** Only in what is offered and not chosen: additions, free picks, products of a combo. */
  readonly mayContain: readonly string[]
  /**
   * Unknown is never "none": with any doubt an empty or short `contains` proves nothing (rulings "unknown allergens").
   */
  readonly doubt: AllergenDoubt
}

/**
 * What can be said of the allergens of a product, in a list or as it is configured [PROD-11]. Unavailable extras
 * count too: they may be back before the order. `doubt` is "undeclared" when a part of the dish has no ingredients, and
 * "open-choice" when something that must be chosen is missing or the reply leaves out what can be chosen.
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

/** Every ingredient that a choice may add to the product. */
export function offeredIngredients({ additions, picks, comboProducts }: Product): Ingredient[] {
  return [
    ...(additions?.ingredients ?? []),
    ...(picks?.ingredients ?? []),
    ...(comboProducts ?? []).flatMap(({ ingredients }) => ingredients),
  ]
}

/**
 * The allergens that all alternatives of a mandatory choice share, as ingredients: every combo holds a product
 * [PROD-35, PROD-38].
 */
function certainChoices(product: Product): Pick<Ingredient, 'allergens'>[] {
  const offered = product.picks?.ingredients ?? []
  // Where every flavour is sold out none has to be picked [PROD-30].
  const isMandatory = product.minPicks && offered.some(({ isAvailable }) => isAvailable)
  const flavours = isMandatory ? offered.map((flavour) => [flavour]) : []
  const products = product.isCombo ? (product.comboProducts ?? []) : []
  const courses = (product.comboCategories ?? [])
    .filter(({ min }) => product.isCombo && min)
    .map(({ id }) => products.filter(({ categoryId }) => categoryId === id))
  const choices = [flavours, ...[products, ...courses].map((all) => all.map(({ ingredients }) => ingredients))]
  return choices.map((alternatives) => ({ allergens: sharedCodes(alternatives.map(codesOf)) }))
}

function sharedCodes([first, ...others]: readonly ReadonlySet<string>[]): string[] {
  return [...(first ?? [])].filter((code) => others.every((codes) => codes.has(code)))
}

/** Nobody has said what the product, or a product of the combo, is made of. A combo is made of its products. */
function isUndeclared(product: Product, configuration: Configuration | undefined): boolean {
  if (!product.isCombo) return product.ingredients.length === 0
  const offered = product.comboProducts ?? []
  const counted = configuration
    ? offered.filter((one) => configuration.comboPicks.some((pick) => isSameComboChoice(pick, one)))
    : offered
  return counted.some(({ ingredients }) => ingredients.length === 0)
}

/** Something that must be chosen is missing, or it is not said what can be chosen ("detail only", contract 2.9). */
function isOpen(product: Product, configuration: Configuration | undefined): boolean {
  if (!hasDetail(product)) return true
  if (!configuration) return offeredIngredients(product).length > 0 || product.isCombo
  const place = { venueId: null, orderType: 'takeAway' } as const
  return missingChoices(product, configuration, place).some(({ reason }) => !withoutAllergens.includes(reason))
}

/** The reply says everything that can be chosen; lists may leave it out (contract 2.9). */
export function hasDetail({ additions, picks, isCombo, comboProducts }: Product): boolean {
  return additions !== undefined && picks !== undefined && (!isCombo || Boolean(comboProducts))
}

/** What is missing and adds no ingredient. */
const withoutAllergens: readonly MissingChoice['reason'][] = ['size-required', 'variant-required']

/** The ingredients of the product, then of what was chosen. */
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
