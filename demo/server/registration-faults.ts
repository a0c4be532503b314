import type { register } from '#src/contract/account.ts'
import { readConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { checkRegistration } from '#src/domain/account/check-registration.ts'
import { missingConsents } from '#src/domain/checkout/consents.ts'

import type { Call } from './call.ts'
import { consentsOf } from './queries/venue-content.ts'
import { fieldText, formText } from './texts/forms.ts'

const minPassword = 8
const maxText = 200
const fields = ['firstName', 'lastName', 'phone', 'email', 'username', 'password'] as const

/** What the service finds wrong with a registration, one text for each: it is the judge, whatever the form checked [ACCT-29]. */
export async function registrationFaults(request: RequestOf<typeof register>, call: Call): Promise<string[]> {
  const { db, restaurant, language, body, say } = call
  const refusals = checkRegistration({ ...request, passwordRepeat: request.password })
  const isRefused = (field: string) => refusals.some((refusal) => refusal.field === field)
  const consents = await consentsOf(
    db,
    { restaurantId: restaurant.id, isForReservation: false },
    { say, documentUrl: (name) => name },
  )
  return [
    ...refusals.flatMap(({ field, reason }) => (reason === 'mismatch' ? [] : [fieldText(language, field, reason)])),
    ...fields
      .filter((field) => request[field].length > maxText)
      .map((field) => fieldText(language, field, 'tooLong', { max: maxText })),
    ...(!isRefused('password') && request.password.length < minPassword
      ? [fieldText(language, 'password', 'tooShort', { min: minPassword })]
      : []),
    ...missingConsents(consents, readConsents(body)).map(({ label }) => formText(language, 'consentMissing', label)),
  ]
}
