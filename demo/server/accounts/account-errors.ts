import type { Call } from '#demo/server/platform/call.ts'
import { fieldText, formText } from '#demo/server/platform/texts/forms.ts'
import { consentsOf } from '#demo/server/venues/venue-content-queries.ts'
import type { register } from '#src/contract/account.ts'
import { readConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { checkPerson } from '#src/domain/account/check-registration.ts'
import { missingConsents } from '#src/domain/checkout/consents.ts'
import type { Language } from '#src/options/languages.ts'

type Person = Pick<RequestOf<typeof register>, 'username' | 'firstName' | 'lastName' | 'phone' | 'email'>

const minPassword = 8

/**
 * Error texts for personal data and consents, one for each error. The service checks again what the form has checked
 * [ACCT-29].
 */
export async function personErrors(
  person: Person,
  { db, restaurant, language, body, localize }: Call,
): Promise<string[]> {
  const question = { restaurantId: restaurant.id, isForReservation: false }
  const consents = await consentsOf(db, question, { localize, documentUrl: (name) => name })
  return [
    ...checkPerson(person).map(({ field, reason }) => fieldText(language, field, reason)),
    ...missingConsents(consents, readConsents(body)).map(({ label }) => formText(language, 'consentMissing', label)),
  ]
}

/** Error texts for a new password; empty = valid. */
export function passwordErrors(password: string, language: Language): string[] {
  if (password.trim() === '') return [fieldText(language, 'password', 'required')]
  return password.length < minPassword ? [fieldText(language, 'password', 'tooShort', { min: minPassword })] : []
}
