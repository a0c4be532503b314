import type { GeocodeResult } from '#src/contract/geocode.ts'
import type { Position } from '#src/domain/areas/polygon.ts'
import { normalWords } from '#src/domain/menu/normal-words.ts'
import type { Language } from '#src/options/languages.ts'
import { languages } from '#src/options/languages.ts'

import type { Street } from './streets.ts'
import { streets } from './streets.ts'

type Question = { readonly text: string; readonly isPartial: boolean; readonly language: Language }
type Words = readonly string[]

const maxResults = 5
const province = { longName: 'Città metropolitana di Torino', shortName: 'TO' } as const

/** Places for a text, the best first: streets of the demo's data, with the house number when the street has it. */
export function findPlaces({ text, isPartial, language }: Question): GeocodeResult[] {
  const asked = readQuestion(text)
  if (asked.words.length === 0) return []
  const fits = isPartial ? isBeginningOf : isSame
  return streets
    .filter((street) => hasAll(street, asked, fits))
    .map((street) => ({ street, rank: rankOf(street, asked.words) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxResults)
    .map(({ street }) => placeOf(street, numberOn(street, asked.houseNumber), language))
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

function placeOf(street: Street, house: House | null, language: Language): GeocodeResult {
  const { name, town, postcode } = street
  const country = countryIn(language)
  const parts: readonly (readonly [type: string, longName: string | null, shortName?: string])[] = [
    ['street_number', house?.houseNumber ?? null],
    ['route', name],
    ['locality', town],
    ['administrative_area_level_2', province.longName, province.shortName],
    ['country', country, 'IT'],
    ['postal_code', postcode],
  ]
  const locality = [postcode, town, province.shortName].filter((part) => part !== null).join(' ')
  return {
    formattedAddress: [house ? `${name} ${house.houseNumber}` : name, locality, country].join(', '),
    components: parts.flatMap(([type, longName, shortName]) =>
      longName === null ? [] : [{ longName, shortName: shortName ?? longName, types: [type] }],
    ),
    geometry: { location: positionOn(street, house?.share ?? 0.5) },
  }
}

/** To the millionth of a degree, a tenth of a metre. */
function positionOn({ first, last }: Street, share: number): Position {
  const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 1e6) / 1e6
  return { latitude: between(first[1], last[1]), longitude: between(first[2], last[2]) }
}

function countryIn(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of('IT') ?? 'Italia'
}

const regionWords: Words = ['TO', ...languages.map(countryIn)].flatMap(normalWords)
