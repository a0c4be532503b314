import type { ExtraSet, Product } from '#src/contract/product.ts'

export type WithPicks = Product & { picks: ExtraSet }

/** The groups that have any flavour [PROD-27]. */
export function groupsOf({ picks: { groups, ingredients } }: WithPicks) {
  return groups
    .map((group) => ({ group, flavours: ingredients.filter(({ groupId }) => groupId === group.id) }))
    .filter(({ flavours }) => flavours.length > 0)
}
