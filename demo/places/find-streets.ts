import type { FoundPlace } from '#server/places/geocoder/geocoder.ts'
import { maxSuggestions } from '#server/places/geocoder/geocoder.ts'
import type { Position } from '#src/domain/areas/polygon.ts'
import { normalWords } from '#src/domain/menu/normal-words.ts'
import { languages } from '#src/options/languages.ts'

import type { Street } from './streets.ts'
import { streets } from './streets.ts'

type Words = readonly string[]

const region = { province: 'TO', country: 'IT' } as const

/** Places for a text, the best first: streets of the demo's data, with the house number when the street has it. */
export function findStreets(text: string, isPartial: boolean): FoundPlace[] {
  const asked = readQuestion(text)
  if (asked.words.length === 0) return []
  const fits = isPartial ? isBeginningOf : isSame
  return streets
    .filter((street) => hasAll(street, asked, fits))
    .map((street) => ({ street, rank: rankOf(street, asked.words) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxSuggestions)
    .map(({ street }) => placeOf(street, numberOn(street, asked.houseNumber)))
}

type Asked = { readonly words: Words; readonly postcode: string | null; readonly houseNumber: string | null }

/** `c.so Belgio 12/B, 10153 Torino`: the words, the five digits and the first other number. */
function readQuestion(text: string): Asked {
  const [, houseNumber] = /(?:^|[\s,])(\d{1,4}(?:\s?\/\s?[a-z0-9]|[a-z])?)(?=$|[\s,])/i.exec(text) ?? []
  const [postcode] = /(?<!\d)\d{5}(?!\d)/.exec(text) ?? []
  const rest = [houseNumber, postcode].reduce<string>((left, part) => (part ? left.replace(part, ' ') : left), text)
  return {
    words: normalWords(
      rest.replaceAll(/\b(c\.so|p\.za|v\.le)(?=\s)/gi, (short) => longForms[short.toLowerCase()] ?? ''),
    ),
    postcode: postcode ?? null,
    houseNumber: houseNumber?.replaceAll(/\s/g, '').toUpperCase() ?? null,
  }
}

const longForms: Readonly<Record<string, string>> = { 'c.so': 'corso', 'p.za': 'piazza', 'v.le': 'viale' }

const isSame = (word: string, asked: string) => word === asked
const isBeginningOf = (word: string, asked: string) => word.startsWith(asked)

/** Every search word matches the street, town, province or country; at least one matches the street. */
function hasAll(street: Street, { words, postcode }: Asked, fits: (word: string, asked: string) => boolean): boolean {
  const ofName = normalWords(street.name)
  const known = [...ofName, ...normalWords(street.town), ...regionWords]
  return (
    words.every((asked) => known.some((word) => fits(word, asked))) &&
    words.some((asked) => ofName.some((word) => fits(word, asked))) &&
    (postcode === null || street.postcode === null || street.postcode === postcode)
  )
}

/** First the streets that begin with the text, then those that have its first word, then the others. */
function rankOf({ name }: Street, words: Words): number {
  const written = normalWords(name).join(' ')
  const [first = ''] = words
  if (written.startsWith(words.join(' '))) return 0
  return written.split(' ').some((word) => word.startsWith(first)) ? 1 : 2
}

/** The number when the street has such a house; how far along the street it stands. */
function numberOn({ first, last }: Street, houseNumber: string | null): House | null {
  const number = Number.parseInt(houseNumber ?? '', 10)
  if (houseNumber === null || number < first[0] || number > last[0]) return null
  return { houseNumber, share: (number - first[0]) / (last[0] - first[0]) }
}

type House = { readonly houseNumber: string; readonly share: number }

function placeOf(street: Street, house: House | null): FoundPlace {
  const { name, town, postcode } = street
  const houseNumber = house?.houseNumber ?? null
  return { street: name, houseNumber, postcode, town, ...region, position: positionOn(street, house?.share ?? 0.5) }
}

/** To the millionth of a degree, a tenth of a metre. */
function positionOn({ first, last }: Street, share: number): Position {
  const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 1e6) / 1e6
  return { latitude: between(first[1], last[1]), longitude: between(first[2], last[2]) }
}

/** Province and country as addresses end, in every language. */
const regionWords: Words = [
  region.province,
  ...languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(region.country) ?? ''),
].flatMap(normalWords)
