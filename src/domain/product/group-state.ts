import type { ExtraSet } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import type { ExtraChoice } from './configuration.ts'
import { groupRuleFor } from './extras.ts'

export type GroupState = {
  readonly chosen: number
  /** null = no maximum. */
  readonly max: number | null
  readonly min: number
  /** Number of free extras in the group. */
  readonly free: number
  readonly isFull: boolean
}

type GroupQuery = {
  readonly choices: readonly ExtraChoice[]
  readonly groupId: Id<'ExtraGroup'>
  readonly sizeId: Id<'Size'> | null
}

/**
 * Limits and count of a group of additions or picks; a maximum of null or 0 is none, a minimum of null is 0 (rulings "0
 * as limit").
 */
export function groupState(set: ExtraSet | null | undefined, { choices, groupId, sizeId }: GroupQuery): GroupState {
  const rule = set ? groupRuleFor(set, groupId, sizeId) : null
  const chosen = choices.filter((choice) => choice.groupId === groupId).length
  const max = rule?.max || null
  return { chosen, max, min: rule?.min ?? 0, free: rule?.free ?? 0, isFull: max !== null && chosen >= max }
}

/** The groups that have ingredients, with their ingredients [PROD-22, PROD-27]. */
export function offeredGroups({ groups, ingredients }: ExtraSet) {
  return groups
    .map((group) => ({ group, extras: ingredients.filter(({ groupId }) => groupId === group.id) }))
    .filter(({ extras }) => extras.length > 0)
}

export function groupName(set: ExtraSet | null | undefined, groupId: Id<'ExtraGroup'>): string {
  return set?.groups.find(({ id }) => id === groupId)?.name ?? ''
}
