import { useLingui } from '@lingui/react/macro'

import type { PayableOrder } from '#src/domain/payments/payable.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import type { OpenPayment } from '#src/parts/payment/paypal/paypal-buttons.tsx'
import { useSingleSubmit } from '#src/parts/payment/use-single-submit.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import { createOrder, finishSubmission } from './create-order.ts'
import type { Submission, SubmissionDeps } from './submission.ts'
import { useOrderFailure } from './use-order-failure.ts'
import { useSubmission } from './use-submission.ts'

/**
 * Places the order: checks, writes the journal, creates it, pays for it. One submit at a time, and never under a new key
 * while the draft is the same and the fate of the last sending is unknown (decision 12) [CHK-23, CHK-34..38, CHK-52].
 */
export function usePlaceOrder(deps: SubmissionDeps) {
  const { venue, checkout } = deps
  const { t } = useLingui()
  const instance = useInstance()
  const prepare = useSubmission(deps)
  const { dialogs } = instance.stores
  const { submit, isSending } = useSingleSubmit<Submission>(useOrderFailure(deps))

  /** False, with a message, while the total may still change: our own button waits for it, a provider's cannot. */
  function isTotalKnown(): boolean {
    if (!checkout.isPending) return true
    dialogs.alert(() => [
      t({
        id: 'checkout.stillCounting',
        message: 'The total is still being worked out. Nothing was ordered: try again in a moment.',
      }),
    ])
    return false
  }

  /** Loads what the payment needs; false, with a message, when it cannot be loaded, and nothing has been ordered. */
  async function canPay({ payment }: Submission): Promise<boolean> {
    try {
      await checkout.payment.prepare(payment)
      return true
    } catch {
      dialogs.alert(() => [
        t({
          id: 'payment.unavailable',
          message: 'This way to pay cannot be loaded here. Nothing was ordered: choose another one, or try again.',
        }),
      ])
      return false
    }
  }

  /** Finishes a paid order; otherwise the checkout stays as it is, with the reason [PAY-18, PAY-19, PAY-20]. */
  function finish(submission: Submission, payable: PayableOrder, result: PaymentResult) {
    if (result.kind === 'paid') return finishSubmission(instance, venue, submission, payable)
    if (result.kind === 'lapsed') {
      instance.stores.of(createJournalStore).close()
      return dialogs.alert(() => [
        ...result.messages(),
        t({
          id: 'payment.lapsed',
          message: 'This order was not paid in time and has been cancelled. Confirm again to place it anew.',
        }),
      ])
    }
    if (result.messages().length > 0) dialogs.alert(result.messages)
    return undefined
  }

  async function createAndPay(submission: Submission) {
    if (!(await canPay(submission))) return
    const payable = await createOrder(instance, venue, submission)
    const result = payable && (await checkout.payment.pay(payable, submission.payment))
    if (result) finish(submission, payable, result)
  }

  return {
    placeOrder: () => void submit(prepare, createAndPay),
    /** For a provider's own button: creates the order, and returns what is to be paid [PAY-21, PAY-22]. */
    async openPayment(): Promise<OpenPayment | null> {
      if (!isTotalKnown()) return null
      return submit(prepare, async (submission) => {
        const payable = await createOrder(instance, venue, submission)
        return payable && { payable, end: (result) => finish(submission, payable, result) }
      })
    },
    /** For a wallet, whose button both chooses and confirms: the order it would place, or null when a check stops it. */
    check: async (payment: PaymentOption) => (isTotalKnown() ? prepare(payment) : null),
    /** Creates an order that `check` returned and pays for it; true = it is paid, or needs no payment. */
    async payWith(checked: Submission, pay: (payable: PayableOrder) => Promise<PaymentResult>): Promise<boolean> {
      const known = () => Promise.resolve(checked)
      const isPaid = await submit(known, async (submission) => {
        const payable = await createOrder(instance, venue, submission)
        if (!payable) return true
        const result = await pay(payable)
        finish(submission, payable, result)
        return result.kind === 'paid'
      })
      return isPaid === true
    },
    isSending,
  }
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>
