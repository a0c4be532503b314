import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/max'

import type { Call } from '#server/platform/call.ts'
import { formText } from '#server/platform/texts/forms.ts'
import type { Id } from '#src/contract/values.ts'
import { isPhoneNumber } from '#src/domain/account/phone-number.ts'

import { venueRowsOf } from './venue-queries.ts'

/**
 * What is wrong with a telephone number that has enough digits, in words; null for one that can exist [API-66]: with its
 * country's prefix, else in the country of the venue, or of the first one. Its length is judged and not its range: new
 * ranges are given out all the time, and no order may fail for one.
 */
export async function phoneFault(
  phone: string,
  venueId: Id<'Venue'> | null,
  { db, restaurant, language }: Pick<Call, 'db' | 'restaurant' | 'language'>,
): Promise<string | null> {
  // The form's own rule has said it.
  if (!isPhoneNumber(phone)) return null
  const venues = await venueRowsOf(db, restaurant.id)
  const { country = '' } = venues.find(({ id }) => id === venueId) ?? venues[0] ?? {}
  const possible = isSupportedCountry(country) ? isPossiblePhoneNumber(phone, country) : isPossiblePhoneNumber(phone)
  return possible ? null : formText(language, 'phoneNotPossible')
}
