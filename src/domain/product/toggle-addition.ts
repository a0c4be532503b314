import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { isIngredientAvailable } from './availability.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { isSameChoice } from './configuration.ts'
import { findExtra, groupRuleFor } from './extras.ts'

export type AdditionRefusal =
  | { readonly reason: 'not-offered' }
  | { readonly reason: 'unavailable'; readonly name: string }
  | { readonly reason: 'group-full'; readonly groupName: string; readonly max: number }

/** Adds or removes an addition; each can be chosen once, within the maximum of its group [PROD-23, PROD-24, PROD-52]. */
export function toggleAddition(
  product: Product,
  configuration: Configuration,
  choice: ExtraChoice,
  venueId: Id<'Venue'>,
): Verdict<Configuration, AdditionRefusal> {
  const others = configuration.additions.filter((chosen) => !isSameChoice(chosen, choice))
  if (others.length < configuration.additions.length) return accept({ ...configuration, additions: others })
  const extra = findExtra(product.additions, choice)
  if (!extra) return refuse({ reason: 'not-offered' })
  if (!isIngredientAvailable(extra, venueId)) return refuse({ reason: 'unavailable', name: extra.name })
  const { isFull, max } = groupState(product, configuration, choice.groupId)
  if (isFull) return refuse({ reason: 'group-full', groupName: groupName(product, choice.groupId), max: max ?? 0 })
  const { id, groupId } = choice
  return accept({ ...configuration, additions: [...configuration.additions, { id, groupId }] })
}

export type GroupState = {
  readonly chosen: number
  /** null = no maximum. */
  readonly max: number | null
  readonly min: number
  /** How many of the group cost nothing. */
  readonly free: number
  readonly isFull: boolean
}

/** What a group of additions still takes; a maximum of null or 0 is none, a minimum of null is 0 (rulings: 0 as limit). */
export function groupState(product: Product, configuration: Configuration, groupId: Id<'ExtraGroup'>): GroupState {
  const rule = product.additions ? groupRuleFor(product.additions, groupId, configuration.sizeId) : null
  const chosen = configuration.additions.filter((choice) => choice.groupId === groupId).length
  const max = rule?.max || null
  return { chosen, max, min: rule?.min ?? 0, free: rule?.free ?? 0, isFull: max !== null && chosen >= max }
}

function groupName(product: Product, groupId: Id<'ExtraGroup'>): string {
  return product.additions?.groups.find(({ id }) => id === groupId)?.name ?? ''
}
