import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import { isEmail } from '#src/domain/account/check-registration.ts'
import { needsGuestEmail } from '#src/domain/services/order-type.ts'

import { missingConsents } from './consents.ts'

const textFields = ['firstName', 'lastName', 'phone'] as const
export type GuestField = (typeof textFields)[number] | 'email'

/** Contact data of a guest. */
export type GuestForm = Readonly<Record<GuestField, string>> & {
  /** Keys of the consents that are ticked. */
  readonly consents: readonly string[]
}

type SentGuest = NonNullable<RequestOf<typeof createOrder>['guest']>

/** The fields that are blank, and an invalid e-mail if the order type needs one [CHK-32]. */
export function missingGuestFields(form: GuestForm, type: OrderType): GuestField[] {
  const empty: GuestField[] = textFields.filter((field) => form[field].trim() === '')
  return needsGuestEmail(type) && !isEmail(form.email) ? [...empty, 'email'] : empty
}

/** Whether nothing is missing; false until the consents are loaded [CHK-32]. */
export function isGuestComplete(form: GuestForm, type: OrderType, consents: readonly Consent[] | undefined): boolean {
  if (!consents || missingGuestFields(form, type).length > 0) return false
  return missingConsents(consents, Object.fromEntries(form.consents.map((key) => [key, true]))).length === 0
}

/**
 * The guest data to send; call it only with a complete form, whose required consents are given (contract C48) [CHK-40].
 */
export function guestToSend({ firstName, lastName, phone, email }: GuestForm, type: OrderType): SentGuest {
  return {
    hasAcceptedPrivacy: true,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    ...(needsGuestEmail(type) ? { email: email.trim() } : {}),
  }
}
