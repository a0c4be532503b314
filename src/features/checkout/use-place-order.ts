import { useLingui } from '@lingui/react/macro'

import { isRefused, isRefusedWith } from '#src/api/api-error.ts'
import { endsSession } from '#src/contract/envelope.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import type { PayableOrder } from '#src/domain/payments/payable.ts'
import { paymentPage } from '#src/domain/payments/payment-options.ts'
import type { PaymentOption } from '#src/domain/payments/payment-options.ts'
import { failureMessages, messageText } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { useRepriceCart } from '#src/parts/cart/use-reprice-cart.ts'
import type { PaymentEnd } from '#src/parts/payment/payment-end.ts'
import type { OpenPayment } from '#src/parts/payment/paypal-buttons.tsx'
import { useOneSubmit } from '#src/parts/payment/use-one-submit.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import { createOrder, finishSubmission } from './create-order.ts'
import { useShowErrors } from './use-show-errors.ts'
import type { Submission, SubmissionDeps } from './use-submission.ts'
import { useSubmission } from './use-submission.ts'

/**
 * Checks, writes the journal, then creates the order: one submit at a time, and never under a new key while the draft
 * is the same and the fate of the last sending is unknown (decision 12) [CHK-23, CHK-34..38, CHK-52].
 */
export function usePlaceOrder(deps: SubmissionDeps) {
  const { venue, draft, checkout } = deps
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, i18n, options } = instance
  const prepare = useSubmission(deps)
  const showErrors = useShowErrors()
  const repriceCart = useRepriceCart()
  const { alone, isSending } = useOneSubmit<Submission>(recover)

  /** Prices and ways to pay as they are now; the diner looks at them and presses again (rulings "TOTAL_CHANGED"). */
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
    // Nobody was signed in, so no session can have ended.
    const messages =
      checkout.guest.form && isRefused(error) && endsSession(error.failure.status)
        ? [messageText(i18n, 'ACCOUNT_NEEDED')]
        : failureMessages(i18n, error)
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

  /** A total that may still change is not sent; the button of ours waits for it, a provider's cannot. */
  function isCounted(): boolean {
    if (!checkout.isPending) return true
    showErrors([
      t({
        id: 'checkout.stillCounting',
        message: 'The total is still being worked out. Nothing was ordered: try again in a moment.',
      }),
    ])
    return false
  }

  /** What became of a payment; whatever is not paid leaves the checkout as it is [PAY-18, PAY-19, PAY-20]. */
  function end(submission: Submission, payable: PayableOrder, result: PaymentEnd) {
    if (result.kind === 'paid') return finishSubmission(instance, venue, submission, payable)
    const tooLate = t({
      id: 'payment.lapsed',
      message: 'This order was not paid in time and has been cancelled. Confirm again to place it anew.',
    })
    if (result.kind === 'lapsed') stores.of(createJournalStore).close()
    const messages = result.kind === 'lapsed' ? [...result.messages, tooLate] : result.messages
    if (messages.length > 0) showErrors(messages)
    return undefined
  }

  /** What an option needs is there before anything is ordered. */
  async function isReady({ payment }: Submission): Promise<boolean> {
    if (payment.kind !== 'card' || pageOf(payment) !== null) return true
    try {
      await checkout.online.prepare(payment)
      return true
    } catch {
      showErrors([
        t({
          id: 'payment.unavailable',
          message: 'This way to pay cannot be loaded here. Nothing was ordered: choose another one, or try again.',
        }),
      ])
      return false
    }
  }

  const pageOf = (payment: Parameters<typeof paymentPage>[0]) => paymentPage(payment, options.paymentSurface === 'page')

  async function pay(submission: Submission, payable: PayableOrder) {
    const { payment } = submission
    if (payment.kind === 'cash') return
    const page = pageOf(payment)
    if (page !== null) {
      const { goToPaymentPage } = await import('#src/parts/payment/payment-page.ts')
      const route = confirmationPath(payable.id, payable.token)
      const result = await goToPaymentPage(instance, payable, page, route)
      if (result) end(submission, payable, result)
    } else if (payment.kind === 'card') {
      end(submission, payable, await checkout.online.pay(payable, payment))
    }
  }

  async function createAndPay(submission: Submission) {
    if (!(await isReady(submission))) return
    const payable = await createOrder(instance, venue, submission)
    if (payable) await pay(submission, payable)
  }

  return {
    placeOrder: () => void alone(prepare, createAndPay),
    /** For what is pressed at a provider: creates the order, and answers how to go on [PAY-21, PAY-22]. */
    async openPayment(): Promise<OpenPayment | null> {
      if (!isCounted()) return null
      return alone(prepare, async (submission) => {
        const payable = await createOrder(instance, venue, submission)
        return payable && { payable, end: (result) => end(submission, payable, result) }
      })
    },
    /** For a wallet, whose button both chooses and confirms: what it would order, or null when a check stops it. */
    check: async (payment: PaymentOption) => (isCounted() ? prepare(payment) : null),
    /** Creates what was checked and pays for it; answers whether it is paid, or needs no payment. */
    async payWith(checked: Submission, payIt: (payable: PayableOrder) => Promise<PaymentEnd>): Promise<boolean> {
      const known = () => Promise.resolve(checked)
      const isPaid = await alone(known, async (submission) => {
        const payable = await createOrder(instance, venue, submission)
        if (!payable) return true
        const result = await payIt(payable)
        end(submission, payable, result)
        return result.kind === 'paid'
      })
      return isPaid === true
    },
    isSending,
  }
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>
