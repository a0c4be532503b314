import type { ComboPick } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import { changeSize } from './change-size.ts'
import { findComboProduct } from './combo.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { isFirstOfItsKind } from './configuration.ts'

/**
 * The part of an earlier configuration that is possible today: without what is gone, then cut to the limits from the
 * first chosen [PROD-02, PROD-53, PROD-54].
 */
export function stillPossible(product: Product, chosen: Configuration, venueId: Id<'Venue'>): Configuration {
  const [only, ...others] = product.sizes
  const hasSize = product.sizes.some(({ id }) => id === chosen.sizeId)
  const hasVariant = product.variants.some(({ id }) => id === chosen.variantId)
  const sizeId = hasSize ? chosen.sizeId : only && others.length === 0 ? only.id : null
  const additions = chosen.additions.filter(isFirstOfItsKind)
  const sized = changeSize(product, { ...chosen, additions }, sizeId, venueId)
  return {
    ...sized,
    variantId: hasVariant ? chosen.variantId : null,
    picks: withinPickLimits(product, sized.picks),
    comboPicks: withinComboLimits(product, chosen.comboPicks),
  }
}

/** Cuts picks to the first flavours, and to the first units of these; 0 and null are no limit. */
function withinPickLimits({ maxPicks, maxFlavours }: Product, picks: readonly ExtraChoice[]): ExtraChoice[] {
  const flavours = [...new Set(picks.map(({ id }) => id))].slice(0, maxFlavours || undefined)
  return picks.filter(({ id }) => flavours.includes(id)).slice(0, maxPicks || undefined)
}

/** Cuts combo picks to the first units, in total and per category; 0 and null are no limit. */
function withinComboLimits(product: Product, picks: readonly ComboPick[]): ComboPick[] {
  let left = product.maxComboProducts || Infinity
  const leftOf = new Map((product.comboCategories ?? []).map(({ id, max }) => [id, max || Infinity]))
  return picks.flatMap((pick) => {
    if (!product.isCombo || !findComboProduct(product, pick)) return []
    const ofCategory = leftOf.get(pick.categoryId) ?? Infinity
    const quantity = Math.min(pick.quantity, left, ofCategory)
    if (quantity < 1) return []
    left -= quantity
    leftOf.set(pick.categoryId, ofCategory - quantity)
    return [{ ...pick, quantity }]
  })
}
