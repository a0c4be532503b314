import { shownDocuments } from '#src/domain/checkout/consents.ts'
import { guestToSend } from '#src/domain/checkout/guest-form.ts'
import { draftFingerprint, orderRequest } from '#src/domain/checkout/order-request.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'

import type { Submission, SubmissionDeps } from './submission.ts'
import { useEarlierOrder } from './use-earlier-order.ts'
import { useOrderChecks } from './use-order-checks.ts'

/**
 * Returns `prepare`: the order as it is to be sent, or null when a check or the diner stops it. First come the checks of
 * CHK-23; then, right before the order is created, licence, time limit, alcohol and the fate of an earlier order (rulings
 * "stop for alcohol, time, stock") [CHK-52]; last the page, which may stop it.
 */
export function useSubmission(deps: SubmissionDeps) {
  const { venue, draft, checkout } = deps
  const { methods, info, costs, form, guest, billing, delivery, servicePoint } = checkout
  const { isComplete, totalsToSend, isVenueActive, isInTime, isOldEnough, isAllowedByPage } = useOrderChecks(deps)
  const { isStillUnpaid, confirmsSecondOrder } = useEarlierOrder()
  const venueNow = useVenueNow()

  async function mayBeSent(): Promise<boolean> {
    return isVenueActive() && isInTime() && (await isOldEnough()) && isStillUnpaid()
  }

  return async function prepare(payment: PaymentOption | null = methods.chosen): Promise<Submission | null> {
    if (!isComplete(payment)) return null
    const totals = totalsToSend()
    if (!totals || !(await mayBeSent())) return null
    const request = orderRequest({
      ...draft,
      venueId: venue.id,
      orderType: draft.type,
      paymentMode: payment.kind,
      cashMeans: payment.kind === 'cash' ? payment.means : null,
      lines: costs.lines,
      questions: info?.checkoutQuestions ?? [],
      config: costs.config,
      totals,
      savings: costs.current.savings,
      deliveryAddress: delivery.chosen,
      point: servicePoint && { servicePoint, deliveryPoint: form.deliveryPoint },
      invoice: billing.address,
      guest: guest.form && guestToSend(guest.form, draft.type),
      shownDocuments: shownDocuments(guest.consents),
      now: venueNow(),
    })
    const fingerprint = draftFingerprint(request)
    const isConfirmed = (await confirmsSecondOrder(fingerprint)) && isAllowedByPage(totals)
    return isConfirmed ? { request, fingerprint, payment } : null
  }
}
