import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { ChosenSavings, JudgedSavings, LostSaving, SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import { judgeSavings } from '#src/domain/discounts/judge-savings.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import { lostSavingText } from '#src/i18n/savings-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'

import { useOfferedSavings } from './use-offered-savings.ts'
import type { OfferedLists } from './use-offered-savings.ts'

export type CurrentSavings = OfferedLists & {
  /** What the diner has put in use. */
  readonly chosen: ChosenSavings
  /** What is in use and holds. */
  readonly savings: Savings
  /** Something is in use and the lists that judge it are on their way: no total can be told. */
  readonly isPending: boolean
  /** What all of it is judged by; null while no order is started. */
  readonly context: SavingsContext | null
}

/**
 * The code and the rewards in use, judged by fresh lists and the order as it is now; what no longer holds is taken off
 * with one message, after the change that caused it is shown [COUP-15, REW-14].
 */
export function useSavings({ asksAnew = false } = {}): CurrentSavings {
  const { stores } = useInstance()
  const offered = useOfferedSavings(asksAnew)
  const { cart } = useSnapshot(stores.cart.state)
  const { codeName, rewards, type, slotStart } = useSnapshot(stores.draft.state)
  const lines = cart.lines as readonly CartLine[]
  const { points } = offered
  const context = type === null || slotStart === null ? null : { lines, orderType: type, slotStart, points }
  const chosen = { codeName, rewards }
  const judged = judge(chosen, offered, context)
  useLostSavings(judged)
  return { ...offered, chosen, savings: judged?.savings ?? noSavings, isPending: judged === null, context }
}

/** null while it cannot be judged; nothing is lost while there is nothing to take it off from. */
function judge(chosen: ChosenSavings, offered: OfferedLists, context: SavingsContext | null): JudgedSavings | null {
  const isInUse = chosen.codeName !== null || chosen.rewards.length > 0
  if (!isInUse || !context || context.lines.length === 0) return { savings: noSavings, lost: [] }
  const { codes, rewards } = offered
  const isKnown = chosen.codeName === null ? rewards !== undefined : codes !== undefined
  return isKnown ? judgeSavings(chosen, { codes: codes ?? [], rewards: rewards ?? [] }, context) : null
}

/** Several parts of a screen may judge: the first takes what is lost off and says so, once. */
function useLostSavings(judged: JudgedSavings | null) {
  const { t } = useLingui()
  const { stores, i18n } = useInstance()
  const price = usePrice()

  function titleOf([lost]: readonly LostSaving[]): string {
    return lost?.kind === 'code'
      ? t({ id: 'savings.lost.code', message: 'Discount code removed' })
      : t({ id: 'savings.lost.reward', message: 'Reward removed' })
  }

  useEffect(() => {
    if (!judged || judged.lost.length === 0) return
    const { codeName, rewards } = stores.draft.state
    const isDone = codeName === null && rewards.length === judged.savings.rewards.length
    if (isDone) return
    stores.draft.applySavings(judged.savings)
    const messages = judged.lost.map((lost) => lostSavingText(i18n, lost, price))
    stores.dialogs.open({ kind: 'errors', title: titleOf(judged.lost), messages: [...new Set(messages)] })
  })
}
