import { useEffect } from 'react'
import { useSnapshot } from 'valtio'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { ChosenSavings, JudgedSavings, SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import { judgeSavings } from '#src/domain/discounts/judge-savings.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import { createLostSavingsStore } from '#src/state/lost-savings-store.ts'

import { useOfferedSavings } from './use-offered-savings.ts'
import type { OfferedLists } from './use-offered-savings.ts'

export type CurrentSavings = OfferedLists & {
  /** Code and rewards the diner has applied. */
  readonly chosen: ChosenSavings
  /** The applied code and rewards that are valid for the order now. */
  readonly savings: Savings
  /** Something is applied but the lists to check it are still loading: no total can be shown. */
  readonly isPending: boolean
  /** The order data that savings are checked against; null until an order is started. */
  readonly context: SavingsContext | null
}

/**
 * The applied code and rewards, checked against fresh lists and the current order. What is no longer valid is removed
 * and said where it was, after the change that caused it is rendered [COUP-15, REW-14].
 */
export function useSavings({ refetchesOnMount = false } = {}): CurrentSavings {
  const { stores } = useInstance()
  const offered = useOfferedSavings(refetchesOnMount)
  const { cart } = useSnapshot(stores.cart.state)
  const { codeName, rewards, type, slotStart } = useSnapshot(stores.draft.state)
  const lines = cart.lines as readonly CartLine[]
  const { points } = offered
  const venue = useVenue()
  const moment = slotStart === null ? null : { slotStart, serviceDay: serviceDay(venue, slotStart) }
  const context = type === null || moment === null ? null : { lines, orderType: type, ...moment, points }
  const chosen = { codeName, rewards }
  const judged = judge(chosen, offered, context)
  useLostSavings(judged)
  return { ...offered, chosen, savings: judged?.savings ?? noSavings, isPending: judged === null, context }
}

/** Null until codes and rewards are loaded. An empty cart removes nothing. */
function judge(chosen: ChosenSavings, offered: OfferedLists, context: SavingsContext | null): JudgedSavings | null {
  const isInUse = chosen.codeName !== null || chosen.rewards.length > 0
  if (!isInUse || !context || context.lines.length === 0) return { savings: noSavings, lost: [] }
  const { codes, rewards } = offered
  const isKnown = chosen.codeName === null ? rewards !== undefined : codes !== undefined
  return isKnown ? judgeSavings(chosen, { codes: codes ?? [], rewards: rewards ?? [] }, context) : null
}

/** Removes invalid savings and keeps why, unless an unpaid order holds them. Several components may call this: only the first one acts. */
function useLostSavings(judged: JudgedSavings | null) {
  const { stores } = useInstance()

  useEffect(() => {
    // What an unpaid order of this device holds is not lost: paying or leaving it decides.
    if (!judged || judged.lost.length === 0 || isUnpaid(stores.of(createJournalStore).state.entry)) return
    const { codeName, rewards } = stores.draft.state
    const isDone = codeName === null && rewards.length === judged.savings.rewards.length
    if (isDone) return
    stores.draft.applySavings(judged.savings)
    stores.of(createLostSavingsStore).keep(judged.lost)
  })
}
