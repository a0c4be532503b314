import { useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { checkSubmission } from '#src/domain/checkout/check-submission.ts'
import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'
import { guestToSend } from '#src/domain/checkout/guest-form.ts'
import { draftFingerprint, orderRequest } from '#src/domain/checkout/order-request.ts'
import type { OrderRequest } from '#src/domain/checkout/order-request.ts'
import type { KnownTotals } from '#src/domain/fees/order-total.ts'
import { knownTotals } from '#src/domain/fees/order-total.ts'
import type { PaymentOption } from '#src/domain/payments/payment-options.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { licenseText } from '#src/i18n/license-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useVenueNow } from '#src/parts/venue/use-restaurant.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import type { UnpaidEntry } from '#src/state/journal-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import type { Checkout } from './use-checkout.ts'
import { useShowErrors } from './use-show-errors.ts'

export type SubmissionDeps = {
  readonly venue: Venue
  readonly draft: StartedDraft
  readonly checkout: Checkout
  /** Leads the diner to the block that stopped the order. */
  readonly onRefused: (refusal: CheckoutRefusal) => void
}

export type Submission = {
  readonly request: OrderRequest
  readonly fingerprint: string
  readonly payment: PaymentOption
}

/**
 * The order as it is to be sent, or null when a check or the diner stops it: first the checks of CHK-23, then, right
 * before the order is created, license, time, alcohol and the fate of an earlier order (rulings "stop for alcohol, time, stock").
 */
export function useSubmission({ venue, draft, checkout, onRefused }: SubmissionDeps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, clock, i18n } = instance
  const venueNow = useVenueNow()
  const showErrors = useShowErrors()
  const price = usePrice()
  const { methods, info, costs, form, guest, billing, delivery, servicePoint } = checkout
  const { lines, config, totals, current } = costs
  const questions = info?.checkoutQuestions ?? []

  function passesChecks(payment: PaymentOption | null): boolean {
    const refusal = checkSubmission({
      orderType: draft.type,
      paymentMode: payment?.kind ?? null,
      wantsInvoice: billing.isWanted,
      billing: billing.address,
      deliveryPoint: form.deliveryPoint,
      address: delivery.chosen,
      products: totals.products,
      guest: guest.form,
      consents: guest.consents,
      questions,
      answers: draft.answers,
    })
    if (refusal) showErrors([checkoutRefusalText(i18n, refusal, price)], () => onRefused(refusal))
    return refusal === null
  }

  /** The totals to send; null, with a message, while the fee of the place is not known [PRICE-33]. */
  function totalsToSend(): KnownTotals | null {
    const known = knownTotals(draft.type, totals)
    if (!known) showErrors([t({ id: 'cart.deliveryUnknown', message: 'The delivery fee could not be loaded.' })])
    return known
  }

  function isVenueActive(): boolean {
    if (!venue.license.isActive) showErrors([licenseText(i18n, venue.license)])
    return venue.license.isActive
  }

  function isInTime(): boolean {
    const { timeLimitMs } = draft
    const isOver = timeLimitMs !== null && timeLimitMs <= clock.now()
    if (isOver) stores.dialogs.open({ kind: 'cart-expired', message: null })
    return !isOver
  }

  /** Asked once for an order with alcohol in it. */
  async function isOldEnough(): Promise<boolean> {
    if (draft.isAdult || !lines.some(({ isAlcoholic }) => isAlcoholic)) return true
    const isAdult = await stores.dialogs.confirm({
      title: t({ id: 'checkout.alcohol.title', message: 'Are you an adult?' }),
      text: t({
        id: 'checkout.alcohol.text',
        message:
          'Your order contains alcohol, which is for adults only. Please have an identity document with you when you collect it.',
      }),
      confirmLabel: t({ id: 'checkout.alcohol.confirm', message: 'I am an adult' }),
    })
    if (isAdult) stores.draft.confirmAge()
    return isAdult
  }

  /** An unpaid order may have been paid after all: nobody is asked to pay twice, and where nobody can say, nothing goes on. */
  async function isNothingPaid(): Promise<boolean> {
    if (!isUnpaid(stores.of(createJournalStore).state.entry)) return true
    try {
      const { settleUnpaid } = await import('#src/parts/payment/settle-unpaid.ts')
      return (await settleUnpaid(instance)) === 'waiting'
    } catch (error) {
      showErrors(failureMessages(i18n, error))
      return false
    }
  }

  /** An order that was changed after its reply was lost is a second order: the diner must know that. */
  async function wantsAnother(fingerprint: string): Promise<boolean> {
    const { entry } = stores.of(createJournalStore).state
    if (isUnpaid(entry) && entry.fingerprint !== fingerprint) return leavesUnpaid(entry)
    if (entry?.step !== 'sending' || entry.fingerprint === fingerprint) return true
    return stores.dialogs.confirm({
      title: t({ id: 'checkout.another.title', message: 'Send another order?' }),
      text: t({
        id: 'checkout.another.text',
        message:
          'We do not know whether the order you sent before has arrived. If in doubt, call the venue first: this one is different and comes on top of it.',
      }),
      confirmLabel: t({ id: 'checkout.another.confirm', message: 'Send it' }),
    })
  }

  /** An order that waits for its payment is offered once: to be paid, or to be left to lapse (rulings "lost reply"). */
  async function leavesUnpaid({ orderId, venueId, token, payment }: UnpaidEntry): Promise<boolean> {
    const isLeft = await stores.dialogs.confirm({
      title: t({ id: 'payment.unpaid.title', message: `Order #${orderId} is not paid yet` }),
      text: t({
        id: 'payment.unpaid.text',
        message:
          'You placed it before, and it waits for its payment. Pay for it, or leave it and send this one instead.',
      }),
      confirmLabel: t({ id: 'payment.unpaid.leave', message: 'Leave it' }),
      cancelLabel: t({ id: 'payment.unpaid.pay', message: 'Pay for it' }),
    })
    if (!isLeft) stores.dialogs.open({ kind: 'pay-order', order: { orderId, venueId, token, payment } })
    return isLeft
  }

  /** The stops right before an order is created (rulings "stop for alcohol, time, stock") [CHK-23, CHK-52]. */
  async function mayGoOn(): Promise<boolean> {
    return isVenueActive() && isInTime() && (await isOldEnough()) && isNothingPaid()
  }

  return async function prepare(payment: PaymentOption | null = methods.chosen): Promise<Submission | null> {
    if (!passesChecks(payment) || !payment) return null
    const sentTotals = totalsToSend()
    if (!sentTotals || !(await mayGoOn())) return null
    const request = orderRequest({
      ...draft,
      venueId: venue.id,
      orderType: draft.type,
      paymentMode: payment.kind,
      cashMeans: payment.kind === 'cash' ? payment.means : null,
      lines,
      questions,
      config,
      totals: sentTotals,
      savings: current.savings,
      deliveryAddress: delivery.chosen,
      point: servicePoint && { servicePoint, deliveryPoint: form.deliveryPoint },
      invoice: billing.address,
      guest: guest.form && guestToSend(guest.form, draft.type),
      now: venueNow(),
    })
    const fingerprint = draftFingerprint(request)
    return (await wantsAnother(fingerprint)) ? { request, fingerprint, payment } : null
  }
}
