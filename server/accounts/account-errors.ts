import * as z from 'zod/mini'

import { consentsOf } from '#server/legal/consent-queries.ts'
import type { Call } from '#server/platform/call.ts'
import type { Refusal } from '#server/platform/refusal.ts'
import { fieldText, formText } from '#server/platform/texts/forms.ts'
import { phoneFault } from '#server/venues/phone-fault.ts'
import type { register } from '#src/contract/account-form.ts'
import { readConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { AccountField } from '#src/contract/refused-fields.ts'
import { refusedFields } from '#src/contract/refused-fields.ts'
import { checkPerson } from '#src/domain/account/check-registration.ts'
import { missingConsents } from '#src/domain/checkout/consents.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

type Person = Pick<RequestOf<typeof register>, 'venueId' | 'username' | 'firstName' | 'lastName' | 'phone' | 'email'>

/** What is wrong with a form: a text, and the field it is about; null = none that the form shows as a field. */
type FormFault = { readonly field: AccountField | null; readonly text: string }

const minPassword = 8

/** Refuses a form and names the field of each text (contract 7, `campi`). */
export function refusedForm(faults: readonly FormFault[]) {
  const data = z.encode(refusedFields, { fields: faults.map(({ field }) => field) })
  return refuse<Refusal>({ code: 'VALIDATION', texts: faults.map(({ text }) => text), data })
}

/**
 * Errors of personal data and consents, one text for each. The service checks again what the form has checked [ACCT-29].
 */
export async function personErrors(person: Person, call: Call): Promise<FormFault[]> {
  const { db, restaurant, language, body, localize } = call
  const question = { restaurantId: restaurant.id, isForReservation: false }
  const consents = await consentsOf(db, question, localize)
  const unreachable = await phoneFault(typedText(person.phone), person.venueId, call)
  return [
    ...checkPerson(person).map(({ field, reason }) => ({ field, text: fieldText(language, field, reason) })),
    ...(unreachable ? [{ field: 'phone' as const, text: unreachable }] : []),
    ...missingConsents(consents, readConsents(body)).map(({ label }) => ({
      field: null,
      text: formText(language, 'consentMissing', label),
    })),
  ]
}

/** Errors of a new password; empty = valid. */
export function passwordErrors(password: string, language: Language): FormFault[] {
  const field = 'password'
  if (password.trim() === '') return [{ field, text: fieldText(language, field, 'required') }]
  if (password.length >= minPassword) return []
  return [{ field, text: fieldText(language, field, 'tooShort', { min: minPassword }) }]
}
