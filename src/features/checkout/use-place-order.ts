import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import { isRefused, isRefusedWith } from '#src/api/api-error.ts'
import { sendOrder } from '#src/api/orders.ts'
import { useRepriceCart } from '#src/components/use-reprice-cart.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath, paths } from '#src/instance/paths.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

import { useShowErrors } from './use-show-errors.ts'
import type { Submission, SubmissionDeps } from './use-submission.ts'
import { useSubmission } from './use-submission.ts'

/**
 * Checks, writes the journal, then creates the order: one submit at a time, and never under a new key while the draft
 * is the same and the fate of the last sending is unknown (architecture decision 12) [CHK-23, CHK-34..38, CHK-52].
 */
export function usePlaceOrder(deps: SubmissionDeps) {
  const { venue, draft, checkout } = deps
  const { t } = useLingui()
  const { api, stores, location, emit, i18n } = useInstance()
  const prepare = useSubmission(deps)
  const showErrors = useShowErrors()
  const repriceCart = useRepriceCart()
  const isRunning = useRef(false)
  const [isSending, setIsSending] = useState(false)

  function finish({ request }: Submission, { id, total, token }: ReplyOf<typeof createOrder>) {
    const { orderType } = request
    stores.of(createJournalStore).placed(id, token)
    stores.of(createPlacedLinesStore).keep(id, stores.cart.state.cart.lines)
    emit('order-placed', { orderId: id, total: total / 100, currency: venue.currencyCode, orderType })
    // The confirmation takes the place of the checkout; the way here is gone, so that Back leads home [CHK-38].
    location.backTo(paths.home)
    location.navigate(confirmationPath(id, token))
    stores.cart.clear()
    stores.draft.reset()
  }

  /** Prices and ways to pay as they are now; the diner looks at them and presses again (rulings: TOTAL_CHANGED). */
  function reload() {
    const context = { menuId: draft.menuId, orderType: draft.type, venueId: venue.id }
    return Promise.allSettled([checkout.reload(), repriceCart(context)])
  }

  /** What the service does not accept goes, and what it offers is asked again: the diner sees the new total first. */
  function dropSavings() {
    stores.draft.applySavings(noSavings)
    return checkout.reload()
  }

  async function recover(error: unknown) {
    const messages = failureMessages(i18n, error)
    if (!isRefused(error)) {
      const advice = t({
        id: 'checkout.mayHaveArrived',
        message: 'Your order may have arrived all the same. Confirm again: it cannot be ordered twice.',
      })
      return showErrors([...messages, advice])
    }
    stores.of(createJournalStore).refused()
    // A session that ended has been reported already [ERR-08]; a guest never had one.
    if (!checkout.guest.form && !stores.session.credentials()) return undefined
    if (isRefusedWith(error, 'ORDER_TIME_EXPIRED'))
      return showErrors(messages, () => stores.dialogs.open({ kind: 'cart-expired', message: messages[0] ?? null }))
    showErrors(messages)
    if (isRefusedWith(error, 'TOTAL_CHANGED')) await reload()
    const status = error.failure.status ?? ''
    if (/^(PAYMENT_MODE_NOT_AVAILABLE|ADDRESS_|MIN_SPEND)/.test(status)) await checkout.reload()
    if (/^(COUPON_|REWARD_NOT_AVAILABLE)/.test(status)) await dropSavings()
    return undefined
  }

  async function send(submission: Submission) {
    setIsSending(true)
    try {
      const key = stores.of(createJournalStore).begin(submission.fingerprint, venue.id)
      finish(submission, await sendOrder(api, submission.request, key))
    } catch (error) {
      await recover(error)
    } finally {
      setIsSending(false)
    }
  }

  async function placeOrder() {
    // A second press, also of a finger faster than the dialog that the first one opened, does nothing [CHK-34].
    if (isRunning.current || stores.dialogs.state.queue.length > 0) return
    isRunning.current = true
    try {
      const submission = await prepare()
      if (submission) await send(submission)
    } finally {
      isRunning.current = false
    }
  }

  return { placeOrder: () => void placeOrder(), isSending }
}
