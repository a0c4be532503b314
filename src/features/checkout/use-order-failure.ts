import { useLingui } from '@lingui/react/macro'

import { isRefused } from '#src/api/api-error.ts'
import { endsSession } from '#src/contract/envelope.ts'
import { failureMessages, messageText } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import type { Messages } from '#src/state/dialog-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import type { RefusalAnswer } from './setback/setback.ts'
import type { SubmissionDeps } from './submission.ts'

/**
 * Handles a failed attempt to place an order: shows the reason and reloads what the refusal says has changed; what can be
 * solved there is shown on the screen itself. Without a reply the order may have arrived, and the message says so
 * [CHK-34..38, CHK-52, ERR-08].
 */
export function useOrderFailure({ venue, draft, checkout, onSetback }: SubmissionDeps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, i18n } = instance
  const price = usePrice()
  const isGuest = checkout.guest.form !== null

  /** The reasons as sentences; a guest had no session that could have ended. */
  const messagesOf = (error: unknown): Messages =>
    isGuest && isRefused(error) && endsSession(error.failure.status)
      ? () => [messageText(i18n, 'ACCOUNT_NEEDED')]
      : () => failureMessages(i18n, error)

  /** What the screen itself offers, else the sentences to show: those of the service where its code cannot be loaded. */
  const answerOf = (status: string, messages: Messages): Promise<RefusalAnswer> =>
    import('./setback/answer-refused.ts').then(
      ({ answerRefused }) => answerRefused(instance, { venue, draft, checkout, status, messages, price }),
      () => ({ setback: null, messages }),
    )

  return async function answer(error: unknown): Promise<void> {
    const messages = messagesOf(error)
    if (!isRefused(error)) {
      return stores.dialogs.alert(() => [
        ...messages(),
        t({
          id: 'checkout.mayHaveArrived',
          message: 'Your order may have arrived all the same. Confirm again: it cannot be ordered twice.',
        }),
      ])
    }
    stores.of(createJournalStore).refused()
    // The end of a session has been shown already [ERR-08].
    if (!isGuest && !stores.session.state.customer) return undefined
    const { setback, ...said } = await answerOf(error.failure.status ?? '', messages)
    onSetback(setback)
    if (!setback) stores.dialogs.alert(said.messages)
    return undefined
  }
}
