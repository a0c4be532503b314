import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import { isEmail } from '#src/domain/account/check-registration.ts'
import { needsGuestEmail } from '#src/domain/services/order-type.ts'

import { missingConsents } from './consents.ts'

const textFields = ['firstName', 'lastName', 'phone'] as const
export type GuestField = (typeof textFields)[number] | 'email'

/** What somebody who orders without an account says of themselves. */
export type GuestForm = Readonly<Record<GuestField, string>> & {
  /** Keys of the consents that are ticked. */
  readonly consents: readonly string[]
}

type SentGuest = NonNullable<RequestOf<typeof createOrder>['guest']>

/**
 * The fields a guest has left empty, blanks are nothing, and an e-mail that is none where the type needs one [CHK-32].
 */
export function missingGuestFields(form: GuestForm, type: OrderType): GuestField[] {
  const empty: GuestField[] = textFields.filter((field) => form[field].trim() === '')
  return needsGuestEmail(type) && !isEmail(form.email) ? [...empty, 'email'] : empty
}

/** Nothing is missing; while the consents are not known, nobody can have given them [CHK-32]. */
export function isGuestComplete(form: GuestForm, type: OrderType, consents: readonly Consent[] | undefined): boolean {
  if (!consents || missingGuestFields(form, type).length > 0) return false
  return missingConsents(consents, Object.fromEntries(form.consents.map((key) => [key, true]))).length === 0
}

/** The guest as sent; only a complete form gets there, so the required boxes are ticked (contract C48) [CHK-40]. */
export function guestToSend({ firstName, lastName, phone, email }: GuestForm, type: OrderType): SentGuest {
  return {
    hasAcceptedPrivacy: true,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    ...(needsGuestEmail(type) ? { email: email.trim() } : {}),
  }
}
