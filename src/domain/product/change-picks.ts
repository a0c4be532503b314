import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { isIngredientAvailable } from './availability.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { isSameChoice } from './configuration.ts'
import { findExtra } from './extras.ts'
import { groupName, groupState } from './group-state.ts'

export type PickRefusal =
  | { readonly reason: 'not-offered' }
  | { readonly reason: 'unavailable'; readonly name: string }
  | { readonly reason: 'picks-full'; readonly max: number }
  | { readonly reason: 'flavours-full'; readonly max: number }
  | { readonly reason: 'group-full'; readonly groupName: string; readonly max: number }

/** Why one more unit of a flavour cannot be picked; null when it can [PROD-28, PROD-29, PROD-52]. */
export function whyNotPick(
  product: Product,
  { picks, sizeId }: Configuration,
  choice: ExtraChoice,
  venueId: Id<'Venue'>,
): PickRefusal | null {
  const flavour = findExtra(product.picks, choice)
  if (!flavour) return { reason: 'not-offered' }
  if (!isIngredientAvailable(flavour, venueId)) return { reason: 'unavailable', name: flavour.name }
  const { picksFull, flavoursFull } = pickLimits(product, picks)
  if (picksFull !== null) return { reason: 'picks-full', max: picksFull }
  if (flavoursFull !== null && !picks.some(({ id }) => id === choice.id))
    return { reason: 'flavours-full', max: flavoursFull }
  const { isFull, max } = groupState(product.picks, { choices: picks, groupId: choice.groupId, sizeId })
  return isFull ? { reason: 'group-full', groupName: groupName(product.picks, choice.groupId), max: max ?? 0 } : null
}

/**
 * The limits over all groups that are reached: number of picks and of distinct flavours; null = not reached, or none.
 */
export function pickLimits(
  { maxPicks, maxFlavours }: Pick<Product, 'maxPicks' | 'maxFlavours'>,
  picks: readonly ExtraChoice[],
): { readonly picksFull: number | null; readonly flavoursFull: number | null } {
  const flavours = new Set(picks.map(({ id }) => id)).size
  return {
    picksFull: maxPicks && picks.length >= maxPicks ? maxPicks : null,
    flavoursFull: maxFlavours && flavours >= maxFlavours ? maxFlavours : null,
  }
}

/** Adds one unit of a flavour. */
export function addPick(
  product: Product,
  configuration: Configuration,
  choice: ExtraChoice,
  venueId: Id<'Venue'>,
): Verdict<Configuration, PickRefusal> {
  const refusal = whyNotPick(product, configuration, choice, venueId)
  if (refusal) return refuse(refusal)
  const { id, groupId } = choice
  return accept({ ...configuration, picks: [...configuration.picks, { id, groupId }] })
}

/** Removes the last unit of a flavour. */
export function removePick(configuration: Configuration, choice: ExtraChoice): Configuration {
  const { picks } = configuration
  const last = picks.findLastIndex((pick) => isSameChoice(pick, choice))
  return { ...configuration, picks: picks.filter((_, index) => index !== last) }
}

/** Replaces one unit of a flavour by another flavour [PROD-31]. */
export function replacePick(
  product: Product,
  configuration: Configuration,
  { index, choice }: { readonly index: number; readonly choice: ExtraChoice },
  venueId: Id<'Venue'>,
): Verdict<Configuration, PickRefusal> {
  const { picks } = configuration
  if (!picks[index]) return refuse({ reason: 'not-offered' })
  const others = picks.filter((_, place) => place !== index)
  const refusal = whyNotPick(product, { ...configuration, picks: others }, choice, venueId)
  if (refusal) return refuse(refusal)
  const { id, groupId } = choice
  return accept({ ...configuration, picks: picks.with(index, { id, groupId }) })
}
