import { useLingui } from '@lingui/react/macro'

import { checkSubmission } from '#src/domain/checkout/check-submission.ts'
import { knownTotals } from '#src/domain/fees/order-total.ts'
import type { KnownTotals } from '#src/domain/fees/order-total.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import { licenseText } from '#src/i18n/license-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import type { SubmissionDeps } from './submission.ts'

/** The checks of an order before it is sent; each shows why it fails [CHK-23]. */
export function useOrderChecks({ venue, draft, checkout, onRefused }: SubmissionDeps) {
  const { t } = useLingui()
  const { stores, clock, i18n, emit } = useInstance()
  const { info, costs, form, guest, billing, delivery, tip } = checkout

  /** Leads the diner to the first block that is not complete, which says why (decision 71). */
  function isComplete(payment: PaymentOption | null): payment is PaymentOption {
    const refusal = checkSubmission({
      orderType: draft.type,
      paymentMode: payment?.kind ?? null,
      wantsInvoice: billing.isWanted,
      billing: billing.address,
      deliveryPoint: form.deliveryPoint,
      address: delivery.chosen,
      products: costs.totals.products,
      guest: guest.form,
      guestFields: guest.fields,
      consents: guest.consents,
      questions: info?.checkoutQuestions ?? [],
      answers: draft.answers,
      tip: tip.amount,
    })
    if (refusal) onRefused(refusal)
    return refusal === null && payment !== null
  }

  /** The totals to send; null while the delivery fee is not known [PRICE-33]. */
  function totalsToSend(): KnownTotals | null {
    const known = knownTotals(draft.type, costs.totals)
    if (!known)
      stores.dialogs.alert(() => [t({ id: 'cart.deliveryUnknown', message: 'The delivery fee could not be loaded.' })])
    return known
  }

  function isVenueActive(): boolean {
    if (!venue.license.isActive) stores.dialogs.alert(() => [licenseText(i18n, venue.license)])
    return venue.license.isActive
  }

  /** The time limit of the cart is not over. */
  function isInTime(): boolean {
    const { timeLimitMs } = draft
    const isOver = timeLimitMs !== null && timeLimitMs <= clock.now()
    if (isOver) stores.dialogs.open({ kind: 'time-limit', message: null })
    return !isOver
  }

  /** Asks once whether the diner is an adult, if the order contains alcohol. */
  async function isOldEnough(): Promise<boolean> {
    if (draft.isAdult || !costs.lines.some(({ isAlcoholic }) => isAlcoholic)) return true
    const isAdult = await stores.dialogs.confirm(() => ({
      title: t({ id: 'checkout.alcohol.title', message: 'Are you an adult?' }),
      text: t({
        id: 'checkout.alcohol.text',
        message:
          'Your order contains alcohol, which is for adults only. Please have an identity document with you when you collect it.',
      }),
      confirmLabel: t({ id: 'checkout.alcohol.confirm', message: 'I am an adult' }),
    }))
    if (isAdult) stores.draft.confirmAge()
    return isAdult
  }

  /** Lets the page stop the order, with a message of its own. */
  function isAllowedByPage({ total }: KnownTotals): boolean {
    let stopped: string | null = null
    const isAllowed = emit('before-order', {
      total: total / 100,
      currency: venue.currencyCode,
      orderType: draft.type,
      stop: (message) => void (stopped = `${message}`),
    })
    if (isAllowed && stopped === null) return true
    stores.dialogs.alert(() => [
      stopped ||
        t({ id: 'checkout.stoppedByPage', message: 'This order cannot be placed at the moment. Nothing was ordered.' }),
    ])
    return false
  }

  return { isComplete, totalsToSend, isVenueActive, isInTime, isOldEnough, isAllowedByPage }
}
