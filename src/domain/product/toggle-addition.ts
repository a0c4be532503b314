import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { isIngredientAvailable } from './availability.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { isSameChoice } from './configuration.ts'
import { findExtra } from './extras.ts'
import { groupName, groupState } from './group-state.ts'

export type AdditionRefusal =
  | { readonly reason: 'not-offered' }
  | { readonly reason: 'unavailable'; readonly name: string }
  | { readonly reason: 'group-full'; readonly groupName: string; readonly max: number }

/**
 * Adds or removes an addition; each can be chosen once, within the maximum of its group [PROD-23, PROD-24, PROD-52].
 */
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
  const { additions: choices, sizeId } = configuration
  const { isFull, max } = groupState(product.additions, { choices, groupId: choice.groupId, sizeId })
  if (isFull)
    return refuse({ reason: 'group-full', groupName: groupName(product.additions, choice.groupId), max: max ?? 0 })
  const { id, groupId } = choice
  return accept({ ...configuration, additions: [...configuration.additions, { id, groupId }] })
}
