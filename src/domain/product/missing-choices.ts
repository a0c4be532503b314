import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'

import { isIngredientAvailable } from './availability.ts'
import { countOf, countPicks, pricedComboPicks, unmetComboMinimum } from './combo.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { findExtra, groupRuleFor } from './extras.ts'

type TooFewInGroup = { readonly groupId: Id<'ExtraGroup'>; readonly groupName: string; readonly min: number }
export type MissingChoice =
  | { readonly reason: 'size-required' }
  | { readonly reason: 'variant-required'; readonly label: string }
  | ({ readonly reason: 'too-few-additions' } & TooFewInGroup)
  | { readonly reason: 'too-few-picks'; readonly min: number }
  | ({ readonly reason: 'too-few-picks-of-group' } & TooFewInGroup)
  | { readonly reason: 'no-combo-product' }
  | { readonly reason: 'too-few-combo-products'; readonly min: number }
  | { readonly reason: 'combo-below-minimum'; readonly minimum: Cents }
  | {
      readonly reason: 'too-few-of-category'
      readonly categoryId: Id<'Category'>
      readonly categoryName: string
      readonly min: number
    }

/** Venue and order type of a product that is being chosen; without a venue only the sold-out marks count. */
export type ChoicePlace = { readonly venueId: Id<'Venue'> | null; readonly orderType: OrderType }

/**
 * All choices still missing before the product can be ordered, in the order of the sheet [PROD-15, PROD-20, PROD-25,
 * PROD-30].
 */
export function missingChoices(
  product: Product,
  configuration: Configuration,
  { venueId, orderType }: ChoicePlace,
): MissingChoice[] {
  const { sizeId, additions, picks } = configuration
  return [
    ...missingSizeAndVariant(product, configuration),
    ...missingPicks(product, picks, venueId),
    ...unmetGroups(product.picks, picks, { sizeId, venueId }).map(
      (group) => ({ reason: 'too-few-picks-of-group', ...group }) as const,
    ),
    ...unmetGroups(product.additions, additions, { sizeId, venueId }).map(
      (group) => ({ reason: 'too-few-additions', ...group }) as const,
    ),
    ...missingComboProducts(product, configuration, orderType),
  ]
}

/** Missing picks below the product's minimum; none are required when no flavour is available [PROD-30]. */
function missingPicks(
  { picks: set, minPicks }: Product,
  picks: readonly ExtraChoice[],
  venueId: Id<'Venue'> | null,
): MissingChoice[] {
  const min = minPicks ?? 0
  const isOffered = set?.ingredients.some((flavour) => isIngredientAvailable(flavour, venueId))
  return isOffered && picks.length < min ? [{ reason: 'too-few-picks', min }] : []
}

function missingSizeAndVariant(product: Product, { sizeId, variantId }: Configuration): MissingChoice[] {
  const { sizes, variants, isVariantRequired, variantName } = product
  const needsSize = sizes.length > 0 && !sizes.some(({ id }) => id === sizeId)
  const needsVariant = isVariantRequired && variants.length > 0 && !variants.some(({ id }) => id === variantId)
  return [
    ...(needsSize ? [{ reason: 'size-required' } as const] : []),
    ...(needsVariant ? [{ reason: 'variant-required', label: variantName ?? '' } as const] : []),
  ]
}

type GroupQuery = { readonly sizeId: Id<'Size'> | null; readonly venueId: Id<'Venue'> | null }

/** Groups below their minimum; a group without any selectable ingredient is not offered (rulings "MisuraGruppo"). */
function unmetGroups(
  set: ExtraSet | null | undefined,
  choices: readonly ExtraChoice[],
  { sizeId, venueId }: GroupQuery,
): TooFewInGroup[] {
  if (!set) return []
  return set.groups.flatMap(({ id, name }) => {
    const min = groupRuleFor(set, id, sizeId)?.min ?? 0
    const isOffered = set.ingredients.some((extra) => extra.groupId === id && isIngredientAvailable(extra, venueId))
    const chosen = choices.filter((choice) => choice.groupId === id && findExtra(set, choice)).length
    return isOffered && chosen < min ? [{ groupId: id, groupName: name, min }] : []
  })
}

/**
 * Missing choices of a combo: at least one product, its minimum in total and per category, its minimum price
 * [PROD-35..38].
 */
function missingComboProducts(product: Product, configuration: Configuration, orderType: OrderType): MissingChoice[] {
  if (!product.isCombo || product.comboProducts === undefined) return []
  const picks = pricedComboPicks(product, configuration)
  const count = countPicks(picks)
  if (count === 0) return [{ reason: 'no-combo-product' }]
  const min = product.minComboProducts ?? 0
  const minimum = unmetComboMinimum(product, configuration, orderType)
  const categories = (product.comboCategories ?? []).filter(({ id, min: needed }) => countOf(picks, id) < (needed ?? 0))
  return [
    ...(count < min ? [{ reason: 'too-few-combo-products', min } as const] : []),
    ...(minimum === null ? [] : [{ reason: 'combo-below-minimum', minimum } as const]),
    ...categories.map(
      ({ id, name, min: needed }) =>
        ({ reason: 'too-few-of-category', categoryId: id, categoryName: name, min: needed ?? 0 }) as const,
    ),
  ]
}
