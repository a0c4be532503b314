import { useLingui } from '@lingui/react/macro'

import { isRefused } from '#src/api/api-error.ts'
import { endsSession } from '#src/contract/envelope.ts'
import { failureMessages, messageText } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import type { SubmissionDeps } from './submission.ts'
import { useShowErrors } from './use-show-errors.ts'

/**
 * Handles a failed attempt to place an order: shows the reason and reloads what the refusal says has changed; what can be
 * solved there is shown on the screen itself. Without a reply the order may have arrived, and the message says so
 * [CHK-34..38, CHK-52, ERR-08].
 */
export function useOrderFailure({ venue, draft, checkout, onSetback }: SubmissionDeps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, i18n } = instance
  const showErrors = useShowErrors()
  const price = usePrice()
  const isGuest = checkout.guest.form !== null

  /** The reasons as sentences; a guest had no session that could have ended. */
  function messagesOf(error: unknown): readonly string[] {
    return isGuest && isRefused(error) && endsSession(error.failure.status)
      ? [messageText(i18n, 'ACCOUNT_NEEDED')]
      : failureMessages(i18n, error)
  }

  /** What the screen itself offers; null where a sentence is enough, or its code cannot be loaded. */
  const setbackOf = (status: string, messages: readonly string[]) =>
    import('./setback/find-setback.ts').then(
      ({ findSetback }) => findSetback(instance, { venue, draft, checkout, status, messages, price }),
      () => null,
    )

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
    const status = error.failure.status ?? ''
    const setback = await setbackOf(status, messages)
    onSetback(setback)
    if (setback) return undefined
    showErrors(status.startsWith('GROUP_') ? await answerGroup(status, messages) : messages)
    if (/^(PAYMENT_MODE_NOT_AVAILABLE|ADDRESS_)/.test(status)) await checkout.reload()
    return undefined
  }
}
