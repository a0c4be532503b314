import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { AllergenDoubt } from '#src/domain/product/allergens.ts'
import { allergenFacts } from '#src/domain/product/allergens.ts'
import { isIngredientAvailable, unitsLeft } from '#src/domain/product/availability.ts'
import { changeSize } from '#src/domain/product/change-size.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { extraPrice } from '#src/domain/product/extras.ts'
import { groupState, offeredGroups } from '#src/domain/product/group-state.ts'
import { shownPrice, sizePrice } from '#src/domain/product/shown-price.ts'
import { accept } from '#src/domain/verdict.ts'
import { allergenName } from '#src/i18n/allergen-name.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { sizeOf } from './choose.ts'
import { amount, command } from './command.ts'
import { idOrNameField } from './fields.ts'
import { wholeDish } from './read-menu.ts'
import type { WholeDish } from './read-menu.ts'

const declared: Readonly<Record<AllergenDoubt, string>> = {
  none: 'fully',
  'open-choice': 'what is chosen may add others',
  undeclared: 'not fully declared: ask the restaurant',
}

/** All that the sheet of a dish says: what can be chosen, with limits and prices, and the allergens. */
export const dishDetails = command({
  description:
    'Returns a dish with its price, sizes, variants, additions and picks with how many of each may be chosen, and its allergens. Allergens that are not declared are unknown, not absent.',
  isReadOnly: true,
  fields: {
    dish: idOrNameField('Id or exact name of the dish.'),
    size: idOrNameField('Id or name of a size, whose limits and prices of extras are returned.'),
  },
  required: ['dish'],
  async run(instance, input) {
    const dish = await wholeDish(instance, input.dish)
    if (!dish.ok) return dish
    const size = sizeOf(dish.value.product, input.size)
    if (!size.ok) return size
    await instance.texts.need('all')
    return accept(describe(instance, dish.value, size.value))
  },
})

function describe(
  { i18n, stores }: Instance,
  { product, category, venue, orderType, place }: WholeDish,
  sizeId: Id<'Size'> | null,
) {
  const { price, isFrom } = shownPrice(product, orderType)
  const { venueId } = place
  const set = { sizeId, venueId }
  const configuration = changeSize(product, emptyConfiguration(product), sizeId, venueId)
  const { contains, mayContain, doubt } = allergenFacts(product, configuration)
  const names = (codes: readonly string[]) => codes.map((code) => allergenName(i18n, code))
  return {
    id: product.id,
    name: product.name,
    category: category.name,
    description: product.description,
    currency: venue.currencyCode,
    price: amount(price),
    is_lowest_price: isFrom,
    units_left: unitsLeft({ product, venueId, lines: stores.cart.state.cart.lines }),
    ingredients: product.ingredients.map(({ name }) => name),
    allergens: { contains: names(contains), only_in_choices: names(mayContain), declared: declared[doubt] },
    ...choices(product, orderType, sizeId),
    extras_for_size: product.sizes.find(({ id }) => id === sizeId)?.name ?? null,
    additions: groupsOf(product.additions, set),
    picks: groupsOf(product.picks, set),
    picks_in_all: product.picks && {
      min: product.minPicks ?? 0,
      max: product.maxPicks || null,
      max_different: product.maxFlavours || null,
    },
    combo: comboOf(product),
  }
}

function choices(product: Product, orderType: OrderType, sizeId: Id<'Size'> | null) {
  const { sizes, variants, variantName, isVariantRequired } = product
  const size = sizeId ?? sizes[0]?.id ?? null
  return {
    sizes: sizes.map(({ id, name }) => ({ id, name, price: amount(sizePrice(product, id, orderType)) })),
    variants: {
      name: variantName,
      is_required: isVariantRequired,
      offered: variants.map(({ id, name, label }) => ({
        id,
        name: label || name,
        price_with_it: amount(sizePrice(product, size, orderType, id)),
      })),
    },
  }
}

type Place = { readonly sizeId: Id<'Size'> | null; readonly venueId: Id<'Venue'> }

/** Groups with their limits and what each extra costs in a size; null = no limit. */
function groupsOf(set: ExtraSet | null | undefined, { sizeId, venueId }: Place) {
  if (!set) return []
  return offeredGroups(set).map(({ group, extras }) => {
    const { min, max, free } = groupState(set, { choices: [], groupId: group.id, sizeId })
    return {
      name: group.name,
      min,
      max,
      first_free: free,
      offered: extras.map((extra) => ({
        id: extra.id,
        name: extra.name,
        price: amount(extraPrice(set, extra, sizeId)),
        is_available: isIngredientAvailable(extra, venueId),
      })),
    }
  })
}

/** What a combo is made of; null = it is none. */
function comboOf({ isCombo, comboProducts, comboCategories, minComboProducts, maxComboProducts }: Product) {
  if (!isCombo) return null
  return {
    min: minComboProducts ?? 0,
    max: maxComboProducts || null,
    categories: (comboCategories ?? []).map(({ id, name, min, max }) => ({
      id,
      name,
      min: min ?? 0,
      max: max || null,
    })),
    offered: (comboProducts ?? []).map(({ productId, name, price, categoryId }) => ({
      id: productId,
      name,
      price: amount(price),
      category: categoryId,
    })),
  }
}
