import { useLingui } from '@lingui/react/macro'

import { isRefused, isRefusedWith } from '#src/api/api-error.ts'
import { endsSession } from '#src/contract/envelope.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import { failureMessages, messageText } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRepriceCart } from '#src/parts/cart/use-reprice-cart.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import type { SubmissionDeps } from './submission.ts'
import { useShowErrors } from './use-show-errors.ts'

/**
 * Handles a failed attempt to place an order: shows the reason and reloads what the refusal says has changed. Without a
 * reply the order may have arrived, and the message says so [CHK-34..38, CHK-52, ERR-08].
 */
export function useOrderFailure({ venue, draft, checkout }: SubmissionDeps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, i18n } = instance
  const showErrors = useShowErrors()
  const repriceCart = useRepriceCart()
  const isGuest = checkout.guest.form !== null

  /** The reasons as sentences; a guest had no session that could have ended. */
  function messagesOf(error: unknown): readonly string[] {
    return isGuest && isRefused(error) && endsSession(error.failure.status)
      ? [messageText(i18n, 'ACCOUNT_NEEDED')]
      : failureMessages(i18n, error)
  }

  /** Loads today's prices and ways to pay: the diner looks at them and confirms again (rulings "TOTAL_CHANGED"). */
  function reloadPrices() {
    const context = { menuId: draft.menuId, orderType: draft.type, venueId: venue.id }
    return Promise.allSettled([checkout.reload(), repriceCart(context)])
  }

  /** Removes codes and rewards that the service does not accept, so that the diner sees the new total first. */
  function removeSavings() {
    stores.draft.applySavings(noSavings)
    return checkout.reload()
  }

  /** Takes the group as it is now, and says in whose dishes or hands the order has changed. */
  const answerGroup = (status: string, messages: readonly string[]) =>
    import('#src/parts/group/answer-refusal.ts').then(
      ({ answerRefusal }) => answerRefusal(instance, status, messages),
      () => messages,
    )

  return async function answer(error: unknown): Promise<void> {
    const messages = messagesOf(error)
    if (!isRefused(error)) {
      const advice = t({
        id: 'checkout.mayHaveArrived',
        message: 'Your order may have arrived all the same. Confirm again: it cannot be ordered twice.',
      })
      return showErrors([...messages, advice])
    }
    stores.of(createJournalStore).refused()
    // The end of a session has been shown already [ERR-08].
    if (!isGuest && !stores.session.state.customer) return undefined
    if (isRefusedWith(error, 'ORDER_TIME_EXPIRED'))
      return showErrors(messages, () => stores.dialogs.open({ kind: 'time-limit', message: messages[0] ?? null }))
    const status = error.failure.status ?? ''
    showErrors(status.startsWith('GROUP_') ? await answerGroup(status, messages) : messages)
    if (isRefusedWith(error, 'TOTAL_CHANGED')) await reloadPrices()
    if (/^(PAYMENT_MODE_NOT_AVAILABLE|ADDRESS_|MIN_SPEND)/.test(status)) await checkout.reload()
    if (/^(COUPON_|REWARD_NOT_AVAILABLE)/.test(status)) await removeSavings()
    return undefined
  }
}
