import type { ComboPick } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import { addComboPick } from './change-combo.ts'
import { addPick } from './change-picks.ts'
import { changeSize } from './change-size.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { isSameChoice } from './configuration.ts'

/** What of a choice made earlier can be had today: without what is gone, then within the limits, from the first chosen [PROD-02, PROD-53, PROD-54]. */
export function stillPossible(product: Product, chosen: Configuration, venueId: Id<'Venue'>): Configuration {
  const [only, ...others] = product.sizes
  const hasSize = product.sizes.some(({ id }) => id === chosen.sizeId)
  const sizeId = hasSize ? chosen.sizeId : only && others.length === 0 ? only.id : null
  const hasVariant = product.variants.some(({ id }) => id === chosen.variantId)
  const additions = chosen.additions.filter(isFirstOfItsKind)
  const sized = changeSize(product, { ...chosen, additions }, sizeId, venueId)
  const empty: Configuration = { ...sized, variantId: hasVariant ? chosen.variantId : null, picks: [], comboPicks: [] }
  const withPicks = sized.picks.reduce((kept, pick) => orElse(kept, addPick(product, kept, pick, venueId)), empty)
  return unitsOf(chosen.comboPicks).reduce(
    (kept, unit) => orElse(kept, addComboPick(product, kept, unit, null)),
    withPicks,
  )
}

function isFirstOfItsKind(choice: ExtraChoice, index: number, all: readonly ExtraChoice[]): boolean {
  return all.findIndex((other) => isSameChoice(other, choice)) === index
}

function unitsOf(picks: readonly ComboPick[]): ComboPick[] {
  return picks.flatMap((pick) => Array.from({ length: Math.max(0, pick.quantity) }, () => pick))
}

function orElse(kept: Configuration, verdict: ReturnType<typeof addPick> | ReturnType<typeof addComboPick>) {
  return verdict.ok ? verdict.value : kept
}
