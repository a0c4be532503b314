import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Consent } from '#src/contract/venue-content.ts'

import { missingConsents } from './consents.ts'

const textFields = ['firstName', 'lastName', 'phone'] as const
export type GuestField = (typeof textFields)[number]

/** What a guest at a table says of themselves. */
export type GuestForm = Readonly<Record<GuestField, string>> & {
  /** Keys of the consents that are ticked. */
  readonly consents: readonly string[]
}

type SentGuest = NonNullable<RequestOf<typeof createOrder>['guest']>

/** The fields a guest has left empty; blanks are nothing [CHK-32]. */
export function missingGuestFields(form: GuestForm): GuestField[] {
  return textFields.filter((field) => form[field].trim() === '')
}

/** Nothing is missing; while the consents are not known, nobody can have given them [CHK-32]. */
export function isGuestComplete(form: GuestForm, consents: readonly Consent[] | undefined): boolean {
  if (!consents || missingGuestFields(form).length > 0) return false
  return missingConsents(consents, Object.fromEntries(form.consents.map((key) => [key, true]))).length === 0
}

/** The guest as sent; only a complete form gets there, so the required boxes are ticked (contract C48) [CHK-40]. */
export function guestToSend({ firstName, lastName, phone }: GuestForm): SentGuest {
  return {
    hasAcceptedPrivacy: true,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
  }
}
