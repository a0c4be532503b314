import type { ChosenExtra } from '#src/contract/order.ts'
import type { ExtraIngredient, ExtraSet, GroupRule, Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { zero } from '#src/domain/money.ts'

import { isIngredientAvailable } from './availability.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { isFirstOfItsKind } from './configuration.ts'

/**
 * Limits of a group for a size: an exact row before any; null = offered without limits and without group price (rulings
 * "MisuraGruppo").
 */
export function groupRuleFor(set: ExtraSet, groupId: Id<'ExtraGroup'>, sizeId: Id<'Size'> | null): GroupRule | null {
  const rules = set.groupRules.filter((rule) => rule.groupId === groupId)
  return rules.find((rule) => rule.sizeId === sizeId) ?? rules.find((rule) => rule.sizeId === 'any') ?? null
}

/** Price of an extra in a size: its price for that size, else the group's price, else its own [PRICE-11]. */
export function extraPrice(set: ExtraSet, extra: ExtraIngredient, sizeId: Id<'Size'> | null): Cents {
  const override = extra.sizePrices.find((row) => row.sizeId === sizeId)
  return override?.price ?? groupRuleFor(set, extra.groupId, sizeId)?.price ?? extra.price
}

export function findExtra(set: ExtraSet | null | undefined, choice: ExtraChoice): ExtraIngredient | undefined {
  return set?.ingredients.find((extra) => extra.id === choice.id && extra.groupId === choice.groupId)
}

type PlaceOfPrice = { readonly sizeId: Id<'Size'> | null; readonly venueId: Id<'Venue'> | null }

/** The chosen additions with the price applied, in order of selection [PRICE-10..13]. */
export function pricedAdditions(
  product: Product,
  { additions, sizeId }: Configuration,
  venueId: Id<'Venue'> | null,
): ChosenExtra[] {
  return pricedExtras(product.additions, additions.filter(isFirstOfItsKind), { sizeId, venueId })
}

/** The picks with the price applied, one element per unit; free places hold as for additions [PRICE-15]. */
export function pricedPicks(
  product: Product,
  { picks, sizeId }: Configuration,
  venueId: Id<'Venue'> | null,
): ChosenExtra[] {
  return pricedExtras(product.picks, picks, { sizeId, venueId })
}

/**
 * The first N extras of a group are free; those with a negative price or unavailable at the venue use no free place
 * [PRICE-12, PRICE-13].
 */
function pricedExtras(
  set: ExtraSet | null | undefined,
  choices: readonly ExtraChoice[],
  { sizeId, venueId }: PlaceOfPrice,
): ChosenExtra[] {
  if (!set) return []
  const placesUsed = new Map<Id<'ExtraGroup'>, number>()
  return choices.flatMap((choice) => {
    const extra = findExtra(set, choice)
    if (!extra) return []
    const { id, groupId, name } = extra
    const price = extraPrice(set, extra, sizeId)
    const used = placesUsed.get(groupId) ?? 0
    const places = groupRuleFor(set, groupId, sizeId)?.free ?? 0
    const isFree = isIngredientAvailable(extra, venueId) && price >= 0 && used < places
    if (isFree) placesUsed.set(groupId, used + 1)
    return [{ id, groupId, name, price: isFree ? zero : price }]
  })
}
