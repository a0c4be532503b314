import type { Endpoint } from '#src/contract/endpoint.ts'
import { requestEnvelope } from '#src/contract/envelope.ts'
import type { TextPlace } from '#src/contract/text-limits.ts'
import { longTexts, textPlaces } from '#src/contract/text-limits.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { Answer } from './refusal.ts'
import { refusedWith } from './refusal.ts'
import { longText } from './texts/forms.ts'

/** Texts that one refusal names at most. */
const maxNamed = 10

const placesByEndpoint = new Map<Endpoint, readonly TextPlace[]>()

/** Refuses a body with texts that are longer than the contract allows; asked before the database is. */
export function checkTexts(endpoint: Endpoint, body: unknown, language: Language): Answer<null> {
  const long = longTexts(placesOf(endpoint), body).slice(0, maxNamed)
  return long.length === 0
    ? accept(null)
    : refusedWith(
        'VALIDATION',
        long.map((one) => longText(language, one)),
      )
}

/** Where texts stand in the body of a call; worked out once. */
function placesOf(endpoint: Endpoint): readonly TextPlace[] {
  const known = placesByEndpoint.get(endpoint)
  if (known) return known
  const places = [...textPlaces(requestEnvelope), ...textPlaces(endpoint.request)]
  placesByEndpoint.set(endpoint, places)
  return places
}
