import type { BillingAddress } from '#src/contract/billing.ts'
import type { PaymentMode } from '#src/contract/payment.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import type { CheckoutQuestion, Consent } from '#src/contract/venue-content.ts'
import type { AddressRefusal, CheckedAddress } from '#src/domain/areas/check-address.ts'
import { checkAddress } from '#src/domain/areas/check-address.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { typedText } from '#src/domain/typed-text.ts'

import type { GivenAnswers } from './answers.ts'
import { answerTo, canBeAnswered } from './answers.ts'
import type { GuestField, GuestForm } from './guest-form.ts'
import { isGuestComplete } from './guest-form.ts'

export type CheckoutRefusal =
  | { readonly reason: 'no-payment-mode' }
  | { readonly reason: 'no-billing-address' }
  | { readonly reason: 'no-delivery-point' }
  | AddressRefusal
  | { readonly reason: 'incomplete-guest' }
  | { readonly reason: 'unanswered-question'; readonly questionId: Id<'CheckoutQuestion'> }
  | { readonly reason: 'wrong-tip' }

export type Submission = {
  readonly orderType: OrderType
  readonly paymentMode: PaymentMode['kind'] | null
  readonly wantsInvoice: boolean
  /** A complete billing address; null = none yet. */
  readonly billing: BillingAddress | null
  /** DIL: text of the delivery point. */
  readonly deliveryPoint: string
  /** DELIVERY. */
  readonly address: CheckedAddress | null
  /** Products total in cents, before discounts. */
  readonly products: Cents
  /** null for a signed-in customer. */
  readonly guest: GuestForm | null
  /** What is asked of a guest (`guestFields`). */
  readonly guestFields: readonly GuestField[]
  /** Consents for guests; undefined = not loaded yet. */
  readonly consents: readonly Consent[] | undefined
  readonly questions: readonly CheckoutQuestion[]
  readonly answers: GivenAnswers
  /** Null = what is typed as a tip is no amount that is taken. */
  readonly tip: Cents | null
}

type Check = (submission: Submission) => CheckoutRefusal | null

/** The checks in the order of CHK-23; the tip, an addition, comes last. */
const checks: readonly Check[] = [
  hasPaymentMode,
  hasBillingAddress,
  hasDeliveryPoint,
  hasServedAddress,
  hasWholeGuest,
  hasAllAnswers,
  hasRightTip,
]

/** The first check that fails, or null: then the order may be sent [CHK-23]. */
export function checkSubmission(submission: Submission): CheckoutRefusal | null {
  for (const check of checks) {
    const refusal = check(submission)
    if (refusal) return refusal
  }
  return null
}

/** An unknown payment mode cannot be sent [CHK-24]. */
function hasPaymentMode({ paymentMode }: Submission): CheckoutRefusal | null {
  return paymentMode === null || paymentMode === 'other' ? { reason: 'no-payment-mode' } : null
}

/** [CHK-25] */
function hasBillingAddress({ wantsInvoice, billing }: Submission): CheckoutRefusal | null {
  return wantsInvoice && !billing ? { reason: 'no-billing-address' } : null
}

/** Requires the delivery point at the service point [CHK-26]. */
function hasDeliveryPoint({ orderType, deliveryPoint }: Submission): CheckoutRefusal | null {
  return destinationOf(orderType) === 'servicePoint' && typedText(deliveryPoint) === ''
    ? { reason: 'no-delivery-point' }
    : null
}

/** [CHK-27..31] */
function hasServedAddress({ orderType, address, products }: Submission): CheckoutRefusal | null {
  return destinationOf(orderType) === 'address' ? checkAddress(address, products) : null
}

/** Requires name, surname, phone, e-mail (for some types) and the mandatory consents of a guest [CHK-32]. */
function hasWholeGuest({ guest, guestFields, consents }: Submission): CheckoutRefusal | null {
  return guest && !isGuestComplete(guest, guestFields, consents) ? { reason: 'incomplete-guest' } : null
}

/** Requires answers to mandatory questions; blank text and an unset yes/no do not count [CHK-33]. */
function hasAllAnswers({ questions, answers }: Submission): CheckoutRefusal | null {
  const open = questions.find((question) => canBeAnswered(question) && answerTo(question, answers) === null)
  return open ? { reason: 'unanswered-question', questionId: open.id } : null
}

function hasRightTip({ tip }: Submission): CheckoutRefusal | null {
  return tip === null ? { reason: 'wrong-tip' } : null
}
