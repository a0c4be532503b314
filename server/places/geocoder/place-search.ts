import { createByteCache } from '#server/platform/byte-cache.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { geocode } from '#src/contract/geocode.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

import { geocodeResult } from './geocode-result.ts'
import type { FoundPlace, Geocoder, Surroundings } from './geocoder.ts'
import { maxSuggestions } from './geocoder.ts'

export type PlaceQuestion = Surroundings & {
  readonly text: string
  readonly isPartial: boolean
  readonly nowMs: number
}
export type PlaceSearch = (question: PlaceQuestion) => Promise<Answer<ReplyOf<typeof geocode>>>

type Kept = { readonly places: readonly FoundPlace[]; readonly sinceMs: number }

const keptMs = 24 * 60 * 60_000
const keptBytes = 4 * 1024 * 1024
/** No address is longer; providers refuse what is. */
const longestText = 200

/**
 * Looks places up and keeps what was found for a day in this process, under the text and nothing that says who typed it.
 * When the geocoder does not answer, the call is refused and the log says why, without the text.
 */
export function createPlaceSearch(geocoder: Geocoder | null, log: Logger): PlaceSearch {
  const kept = createByteCache<Kept>(keptBytes)

  return async ({ text: typed, isPartial, nowMs, ...around }) => {
    if (!geocoder) return refused('GEOCODE_NOT_AVAILABLE')
    const text = typedText(typed).slice(0, longestText)
    const key = JSON.stringify([text.toLowerCase(), isPartial, around])
    const found = kept.get(key)
    if (found && isFresh(found, nowMs)) return accept(replyOf(found.places, geocoder, around))
    if (text === '') return accept(replyOf([], geocoder, around))
    const answer = await (isPartial ? geocoder.suggest : geocoder.resolve)(text, around)
    if (!answer.ok) {
      log({ event: 'geocoder-away', level: 'warn', geocoder: geocoder.name, reason: answer.refusal.reason })
      return refused('GEOCODE_NOT_AVAILABLE')
    }
    const places = distinct(answer.value).slice(0, maxSuggestions)
    kept.set(key, { places, sinceMs: nowMs }, key.length + JSON.stringify(places).length)
    return accept(replyOf(places, geocoder, around))
  }
}

/** The clocks of two restaurants may differ in tests. */
function isFresh({ sinceMs }: Kept, nowMs: number): boolean {
  return nowMs >= sinceMs && nowMs - sinceMs < keptMs
}

/** A house and its street with the typed number are the same address: the first one counts. */
function distinct(places: readonly FoundPlace[]): readonly FoundPlace[] {
  const addressOf = ({ position: _anywhere, ...address }: FoundPlace) => JSON.stringify(address)
  const first = new Map(places.toReversed().map((place) => [addressOf(place), place]))
  return places.filter((place) => first.get(addressOf(place)) === place)
}

function replyOf(places: readonly FoundPlace[], { attribution }: Geocoder, { language }: Surroundings) {
  return { results: places.map((place) => geocodeResult(place, language)), attribution }
}
