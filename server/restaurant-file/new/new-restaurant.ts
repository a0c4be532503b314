import { faultLine } from '#server/restaurant-file/faults.ts'
import { slug } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { checkRestaurantFile, fileFormat } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { countries } from './countries.ts'
import { sayIn } from './sample-words.ts'
import { samples } from './samples.ts'

export type NewWish = {
  readonly name: string
  /** Its code (ISO 3166-1), such as IT. */
  readonly country: string
  /** The sample it begins with. */
  readonly like: string
  /** Made of the name when left out. */
  readonly key?: string | undefined
  readonly timeZone?: string | undefined
  readonly currency?: string | undefined
  /** Where the service is reached and has its JSON Schema; in this repository when left out. */
  readonly origin?: string | undefined
}

const isSample = (name: string): name is keyof typeof samples => Object.hasOwn(samples, name)

/** A small file that is right as it stands; refused with one sentence for each wish that cannot be met, as the command prints it. */
export function newRestaurant(wish: NewWish): Verdict<WrittenFile, readonly string[]> {
  const { name, country, like, key = slug(wish.name), origin = 'public' } = wish
  const usual = countries.get(country.toUpperCase()) ?? unknownCountry
  const timeZone = wish.timeZone ?? usual.timeZone
  const currency = wish.currency ?? usual.currency
  const faults = [...faultsOf(wish), ...missingOf({ timeZone, currency })]
  if (faults.length > 0 || !isSample(like) || timeZone === null || currency === null) return refuse(faults)
  const { language, phone } = usual
  const file: WrittenFile = {
    $schema: `${origin}/restaurant.schema.json`,
    format: fileFormat,
    key,
    name,
    country: country.toUpperCase(),
    timeZone,
    currency,
    languages: [...new Set([language, 'en' as const])],
    ...(like === 'fair' && { mode: 'fair' as const }),
    ...samples[like]({ say: sayIn(language), name, phone, currency }),
  }
  const checked = checkRestaurantFile(file)
  return checked.ok ? accept(file) : refuse(checked.refusal.map(faultLine))
}

const unknownCountry = { timeZone: null, currency: null, language: 'en', phone: '+00' } as const

function faultsOf({ name, country, like }: NewWish): string[] {
  return [
    ...(name.trim() === '' ? ['--name must be the name of the restaurant.'] : []),
    ...(/^[A-Za-z]{2}$/.test(country) ? [] : [`--country must be a code such as IT, and it is "${country}".`]),
    ...(isSample(like) ? [] : [`--like must be one of ${Object.keys(samples).join(', ')}, and it is "${like}".`]),
  ]
}

function missingOf({ timeZone, currency }: { timeZone: string | null; currency: string | null }): string[] {
  return [
    ...(timeZone === null ? ['--time-zone must say one, such as Europe/Rome: the country does not.'] : []),
    ...(currency === null ? ['--currency must say one, such as EUR: the country does not.'] : []),
  ]
}
