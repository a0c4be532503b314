import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import { ApiError, isRefusedWith } from '#src/api/api-error.ts'
import { sendOrder } from '#src/api/orders.ts'
import { useRepriceCart } from '#src/components/use-reprice-cart.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { checkSubmission } from '#src/domain/checkout/check-submission.ts'
import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'
import { draftFingerprint, orderRequest } from '#src/domain/checkout/order-request.ts'
import type { OrderRequest } from '#src/domain/checkout/order-request.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath, paths } from '#src/instance/paths.ts'
import { useVenueNow } from '#src/instance/use-restaurant.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import type { Checkout } from './use-checkout.ts'

type PlaceOrderDeps = {
  readonly venue: Venue
  readonly draft: StartedDraft
  readonly checkout: Checkout
  /** Leads the diner to the block that stopped the order. */
  readonly onRefused: (refusal: CheckoutRefusal) => void
}

/**
 * Checks, writes the journal, then creates the order: one submit at a time, and never under a new key while the draft
 * is the same and the fate of the last sending is unknown (architecture decision 12) [CHK-23, CHK-34..38, CHK-52].
 */
export function usePlaceOrder({ venue, draft, checkout, onRefused }: PlaceOrderDeps) {
  const { t } = useLingui()
  const { api, stores, location, emit, i18n } = useInstance()
  const venueNow = useVenueNow()
  const repriceCart = useRepriceCart()
  const isRunning = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const attention = t({ id: 'dialog.attention', message: 'ATTENTION' })

  const showErrors = (messages: readonly string[], onClose?: () => void) =>
    stores.dialogs.open({ kind: 'errors', title: attention, messages, ...(onClose ? { onClose } : {}) })

  function submission(): OrderRequest | null {
    const { payment, info, lines, config, totals } = checkout
    const questions = info?.checkoutQuestions ?? []
    const refusal = checkSubmission({ paymentMode: payment?.kind ?? null, questions, answers: draft.answers })
    if (refusal) {
      showErrors([checkoutRefusalText(i18n, refusal)], () => onRefused(refusal))
      return null
    }
    if (!payment) return null
    // After all other checks, right before the order is created (rulings: stop for alcohol, time, stock).
    if (!venue.license.isActive) {
      showErrors([venue.license.text])
      return null
    }
    return orderRequest({
      ...draft,
      venueId: venue.id,
      orderType: draft.type,
      paymentMode: payment.kind,
      cashMeans: payment.means,
      lines,
      questions,
      config,
      totals,
      now: venueNow(),
    })
  }

  function finish({ orderType }: OrderRequest, order: ReplyOf<typeof createOrder>) {
    stores.journal.placed(order.id, order.token)
    emit('order-placed', { orderId: order.id, total: order.total / 100, currency: venue.currencyCode, orderType })
    // The confirmation takes the place of the checkout; the way here is gone, so that Back leads home [CHK-38].
    location.backTo(paths.home)
    location.navigate(confirmationPath(order.id, order.token))
    stores.cart.clear()
    stores.draft.reset()
  }

  async function recover(error: unknown) {
    const messages = failureMessages(i18n, error)
    const isUnknown = error instanceof ApiError && error.failure.kind !== 'refused'
    if (isUnknown) {
      const advice = t({
        id: 'checkout.mayHaveArrived',
        message: 'Your order may have arrived all the same. Confirm again: it cannot be ordered twice.',
      })
      return showErrors([...messages, advice])
    }
    if (isRefusedWith(error, 'ORDER_TIME_EXPIRED'))
      return showErrors(messages, () => stores.dialogs.open({ kind: 'cart-expired', message: messages[0] ?? null }))
    if (isRefusedWith(error, 'TOTAL_CHANGED'))
      await repriceCart({ menuId: draft.menuId, orderType: draft.type, venueId: venue.id }).catch(() => {})
    return showErrors(messages)
  }

  async function placeOrder() {
    if (isRunning.current) return
    const request = submission()
    if (!request) return
    isRunning.current = true
    setIsSending(true)
    try {
      const key = stores.journal.begin(draftFingerprint(request), venue.id)
      finish(request, await sendOrder(api, request, key))
    } catch (error) {
      await recover(error)
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }

  return { placeOrder: () => void placeOrder(), isSending }
}
