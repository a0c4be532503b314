import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import { isIngredientAvailable } from './availability.ts'
import { pricedComboPicks } from './combo.ts'
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
  | {
      readonly reason: 'too-few-of-category'
      readonly categoryId: Id<'Category'>
      readonly categoryName: string
      readonly min: number
    }

/** Everything that must still be chosen before the product can be ordered, in the order of the sheet [PROD-15, PROD-20, PROD-25]. */
export function missingChoices(
  product: Product,
  configuration: Configuration,
  venueId: Id<'Venue'> | null = null,
): MissingChoice[] {
  const { sizeId, additions, picks } = configuration
  const minPicks = product.minPicks ?? 0
  return [
    ...missingSizeAndVariant(product, configuration),
    ...unmetGroups(product.additions, additions, { sizeId, venueId }).map(
      (group) => ({ reason: 'too-few-additions', ...group }) as const,
    ),
    ...(product.picks && picks.length < minPicks ? [{ reason: 'too-few-picks', min: minPicks } as const] : []),
    ...unmetGroups(product.picks, picks, { sizeId, venueId }).map(
      (group) => ({ reason: 'too-few-picks-of-group', ...group }) as const,
    ),
    ...missingComboProducts(product, configuration),
  ]
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

type GroupQuestion = { readonly sizeId: Id<'Size'> | null; readonly venueId: Id<'Venue'> | null }

/** Groups below their minimum; a group without any selectable ingredient is not offered (rulings: MisuraGruppo). */
function unmetGroups(
  set: ExtraSet | null | undefined,
  choices: readonly ExtraChoice[],
  { sizeId, venueId }: GroupQuestion,
): TooFewInGroup[] {
  if (!set) return []
  return set.groups.flatMap(({ id, name }) => {
    const min = groupRuleFor(set, id, sizeId)?.min ?? 0
    const isOffered = set.ingredients.some((extra) => extra.groupId === id && isIngredientAvailable(extra, venueId))
    const chosen = choices.filter((choice) => choice.groupId === id && findExtra(set, choice)).length
    return isOffered && chosen < min ? [{ groupId: id, groupName: name, min }] : []
  })
}

/** A combo needs a product, its minimum in all, and the minimum of each category [PROD-35, PROD-37, PROD-38]. */
function missingComboProducts(product: Product, configuration: Configuration): MissingChoice[] {
  if (!product.isCombo || product.comboProducts === undefined) return []
  const picks = pricedComboPicks(product, configuration)
  const count = (categoryId?: Id<'Category'>) =>
    picks
      .filter((pick) => categoryId === undefined || pick.categoryId === categoryId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  if (count() === 0) return [{ reason: 'no-combo-product' }]
  const min = product.minComboProducts ?? 0
  const categories = (product.comboCategories ?? []).filter((category) => count(category.id) < (category.min ?? 0))
  return [
    ...(count() < min ? [{ reason: 'too-few-combo-products', min } as const] : []),
    ...categories.map(
      ({ id, name, min: needed }) =>
        ({ reason: 'too-few-of-category', categoryId: id, categoryName: name, min: needed ?? 0 }) as const,
    ),
  ]
}
