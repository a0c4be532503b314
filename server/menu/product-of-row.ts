import type { Localize } from '#server/platform/texts/language.ts'
import type { Category, ComboProduct, ExtraSet, Ingredient, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { timesCents } from '#src/domain/money.ts'

import { pausedVenues } from './menu-pauses.ts'
import type { Parts, ProductRow } from './product-parts.ts'
import { soldSizes } from './sold-sizes.ts'

type Reading = { readonly parts: Parts; readonly categoryId: Id<'Category'> | undefined; readonly localize: Localize }

/** A product as the contract says it, of its row and what that refers to. */
export function asProduct(row: ProductRow, { parts, categoryId, localize }: Reading): Product {
  const shownUnder = categoryId && row.categoryIds.includes(categoryId) ? categoryId : row.categoryIds[0]
  return {
    id: row.id,
    name: localize(row.names),
    description: localize.orNull(row.descriptions),
    photoCode: row.photoCode,
    photos: row.photos.map((code) => ({ code })),
    price: row.price,
    eatInPrice: row.eatInPrice,
    category: asCategory(shownUnder, parts, localize),
    categoryIds: row.categoryIds,
    typeId: row.typeId,
    traits: row.traitIds.flatMap((id) => {
      const trait = parts.traits.get(id)
      return trait ? { id, name: localize(trait.names), icon: trait.icon } : []
    }),
    ingredients: row.ingredientIds.flatMap((id) => asIngredient(id, parts, localize)),
    sizes: soldSizes(row).map(({ id, names, price, isStandard = false }) => ({
      id,
      name: localize(names),
      price,
      isStandard,
    })),
    variants: row.variants.map(({ id, names, price, labels }) => ({
      id,
      name: localize(names),
      price,
      label: localize.orNull(labels),
    })),
    variantName: localize.orNull(row.variantNames),
    isVariantRequired: row.isVariantRequired,
    priceTable: [...row.priceTable],
    additions: row.additionsId === null ? null : asExtraSet(row.additionsId, parts, localize),
    picks: row.picksId === null ? null : asExtraSet(row.picksId, parts, localize),
    minPicks: row.minPicks,
    maxPicks: row.maxPicks,
    maxFlavours: row.maxFlavours,
    stock: stockOf(row, parts),
    suggestedProductIds: row.suggestedIds,
    isDiscountable: row.isDiscountable,
    isDeliverable: row.isDeliverable,
    menuIds: row.menuIds,
    isCombo: row.comboPricing !== null,
    comboPricing: row.comboPricing,
    minComboProducts: row.minComboProducts,
    maxComboProducts: row.maxComboProducts,
    comboCategories: row.comboCategories.map(({ id, ...limits }) => ({
      ...asCategory(id, parts, localize),
      ...limits,
    })),
    comboProducts: row.comboProducts.flatMap((offered) => asComboProduct(offered, parts, localize)),
    isAlcoholic: row.isAlcoholic,
    nutrition: row.nutrition,
  }
}

/** What is left at the venues where that is limited; nothing where the dish is paused. */
function stockOf(row: ProductRow, { stock: all, pauses }: Parts): Product['stock'] {
  const paused = pausedVenues(row, pauses)
  const counted = all.filter(({ productId, venueId }) => productId === row.id && !paused.includes(venueId))
  return [
    ...counted.map(({ venueId, quantity }) => ({ venueId, quantity })),
    ...paused.map((venueId) => ({ venueId, quantity: 0 })),
  ]
}

function asCategory(id: Id<'Category'> | undefined, parts: Parts, localize: Localize): Pick<Category, 'id' | 'name'> {
  const row = id && parts.categories.get(id)
  if (!row) throw new Error('Comanda: a product is in no category, so it cannot be shown. Check its category_ids.')
  return { id: row.id, name: localize(row.names) }
}

/** A product a combo offers; one that is not sold any more is left out. */
function asComboProduct(
  offered: ProductRow['comboProducts'][number],
  parts: Parts,
  localize: Localize,
): ComboProduct[] {
  const row = parts.inCombos.get(offered.productId)
  if (!row) return []
  return [
    {
      ...offered,
      name: localize(row.names),
      total: timesCents(offered.price, offered.quantity),
      ingredients: row.ingredientIds.flatMap((id) => asIngredient(id, parts, localize)),
    },
  ]
}

function asIngredient(id: Id<'Ingredient'>, parts: Parts, localize: Localize): Ingredient[] {
  const row = parts.ingredients.get(id)
  if (!row) return []
  const { names, allergens, isAvailable, excludedVenueIds } = row
  return [{ id, name: localize(names), allergens, isAvailable, excludedVenueIds }]
}

function asExtraSet(id: number, parts: Parts, localize: Localize): ExtraSet | null {
  const set = parts.sets.get(id)
  if (!set) return null
  return {
    groups: set.groups.map((group) => ({ id: group.id, name: localize(group.names) })),
    ingredients: set.extras.flatMap(({ ingredientId, groupId, price, sizePrices }) =>
      asIngredient(ingredientId, parts, localize).map((ingredient) => ({ ...ingredient, groupId, price, sizePrices })),
    ),
    groupRules: [...set.rules],
  }
}
