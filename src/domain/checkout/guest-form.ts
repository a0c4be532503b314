import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import { checkReach } from '#src/domain/account/check-registration.ts'
import { needsGuestEmail } from '#src/domain/services/order-type.ts'
import { typedText } from '#src/domain/typed-text.ts'

import { missingConsents } from './consents.ts'

/** `name` holds first and last name, or the only name that somebody has. */
export type GuestField = 'name' | 'firstName' | 'lastName' | 'phone' | 'email'

/** Contact data of a guest; only the fields of the order type are filled in (`guestFields`). */
export type GuestForm = Readonly<Record<GuestField, string>> & {
  /** Keys of the consents that are ticked. */
  readonly consents: readonly string[]
}

type SentGuest = NonNullable<RequestOf<typeof createOrder>['guest']>

/**
 * The fields of the form in its order: at a table first name, last name and phone [CHK-07]; else name, phone and e-mail
 * (rulings "ordering without an account"), of somebody on the telephone no e-mail [ORD-75].
 */
export function guestFields(type: OrderType, isForSomebody = false): readonly GuestField[] {
  if (!needsGuestEmail(type)) return ['firstName', 'lastName', 'phone']
  return isForSomebody ? ['name', 'phone'] : ['name', 'phone', 'email']
}

type Fields = readonly GuestField[]

/** The fields that are blank, and a telephone number or e-mail that reaches nobody [CHK-32, SHELL-107]. */
export function missingGuestFields(form: GuestForm, fields: Fields): GuestField[] {
  return fields.filter((field) => !isFilledIn(field, form[field]))
}

function isFilledIn(field: GuestField, text: string): boolean {
  return typedText(text) !== '' && checkReach(field, text).length === 0
}

/** The first word is the first name, the others are the last name; many people have one name only [CHK-55]. */
function splitName(name: string) {
  const [firstName = '', ...others] = typedText(name).split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** Whether nothing is missing; false until the consents are loaded [CHK-32]. */
export function isGuestComplete(form: GuestForm, fields: Fields, consents: readonly Consent[] | undefined): boolean {
  if (!consents || missingGuestFields(form, fields).length > 0) return false
  return missingConsents(consents, Object.fromEntries(form.consents.map((key) => [key, true]))).length === 0
}

/**
 * The guest data to send; call it only with a complete form, whose required consents are given (contract C48) [CHK-40].
 */
export function guestToSend(form: GuestForm, type: OrderType): SentGuest {
  const sent = { hasAcceptedPrivacy: true, phone: typedText(form.phone) }
  if (needsGuestEmail(type)) return { ...sent, ...splitName(form.name), email: typedText(form.email) }
  return { ...sent, firstName: typedText(form.firstName), lastName: typedText(form.lastName) }
}
