import * as z from 'zod/mini'

import type { Texts } from '#server/platform/texts/language.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { languages } from '#src/options/languages.ts'

import type { PlainFault } from './faults.ts'
import { saying } from './faults.ts'

// The values that the fields of a restaurant's file are made of. What a field means stands beside it with `described`: it
// goes into the JSON Schema, which editors show while somebody types.

/** The same type with what a field means in the JSON Schema. */
export function described<T extends z.ZodMiniType>(type: T, meaning: string): T {
  const own = type.clone() as T
  z.globalRegistry.add(own, { description: meaning })
  return own
}

/** Gives a type a name in the JSON Schema, where it then stands once. */
export function titled<T extends z.ZodMiniType>(name: string, type: T, meaning?: string): T {
  z.globalRegistry.add(type, { id: name, ...(meaning !== undefined && { description: meaning }) })
  return type
}

const largest = 2_147_483_647

export const id = z.int().check(z.positive(), z.maximum(largest))
/** PostgreSQL keeps no text with the character 0 or half of a character. */
const isKept = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value)
const kept = z.refine<string>(isKept, saying('unshown'))
export const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), kept)
export const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000), kept)
export const count = z.int().check(z.nonnegative(), z.maximum(100_000))
export const minutes = z.int().check(z.nonnegative(), z.maximum(100_000))

/** A claim that is not so, or is so, when it is left out. */
export const no = z._default(z.boolean(), false)
export const yes = z._default(z.boolean(), true)

/** Names a thing of the file elsewhere in it: by its key, or by the name that its key is made of. */
export const reference = word.clone()

/** How a thing is known: both may be left out, then its key is made of its name, and its number of what is free. */
export const known = {
  key: z.optional(
    described(word, 'How the file names this; made of its name when left out. Keep it when the name changes.'),
  ),
  id: z.optional(described(id, 'Its number in the calls of the service; the next free one when left out.')),
}

/** A text in the main language of the restaurant, or in several. */
export type FileText = string | Texts
const inLanguages = z.partialRecord(z.enum(languages), longText)
export const text = titled(
  'text',
  z
    .pipe(
      z.union([longText, inLanguages], saying('textOrTexts')),
      z.transform((value): FileText => value),
    )
    .check(z.refine((value) => typeof value === 'string' || Object.keys(value).length > 0, saying('textOrTexts'))),
  'A text in the first of the restaurant’s languages, or one for each language.',
)

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const units = z.number().check(z.minimum(-100_000), z.maximum(100_000), z.refine(hasTwoDecimals, saying('twoDecimals')))
/** Currency units, or percent, as the database keeps them. */
export const unitsOrPercent = units.check(z.nonnegative())
const inCents = (type: z.ZodMiniType<number, number>) =>
  z.pipe(
    type,
    z.transform((value) => cents(Math.round(value * 100))),
  )
/** An amount in units of the currency, such as 6.5; read as cents. */
export const money = inCents(unitsOrPercent)
/** What an extra or a variant adds; something below 0 takes away. */
export const difference = inCents(units)

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
export const time = z.pipe(
  z.string(saying('time')).check(z.regex(clock, saying('time'))),
  z.transform((value) => value as LocalTime),
)
const timeOrMidnight = z
  .string(saying('endTime'))
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, saying('endTime')))
/** The end of hours: 24:00 is the midnight that ends the day, as 00:00 is. */
export const endTime = z.pipe(
  timeOrMidnight,
  z.transform((value) => value.replace('24:00', '00:00') as LocalTime),
)
/** The last of some times, as it is written: which midnight 24:00 is depends on the first one. */
export const lastTime = z.pipe(
  timeOrMidnight,
  z.transform((value) => value as LocalTime | '24:00'),
)
const isDay = (value: string) => {
  const instant = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value)
}
export const day = z.pipe(
  z.string(saying('day')).check(z.refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value), saying('day'))),
  z.transform((value) => value as LocalDate),
)
/** A moment in the time of the venue; a day alone is its first second. */
export const moment = z.pipe(
  z
    .string(saying('moment'))
    .check(
      z.refine(
        (value) => /^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/.test(value) && isDay(value.slice(0, 10)),
        saying('moment'),
      ),
    ),
  z.transform((value) => `${value}${' 00:00:00'.slice(value.length - 10)}` as LocalDateTime),
)

export const country = z.string(saying('country')).check(z.regex(/^[A-Z]{2}$/, saying('country')))
export const currency = z.string(saying('currency')).check(z.regex(/^[A-Z]{3}$/, saying('currency')))
export const timeZone = z.string(saying('timeZone')).check(z.refine(isTimeZone, saying('timeZone')))
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** Days of the week as a file writes them, Monday first. */
const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type WeekdayName = (typeof weekdayNames)[number]
export const weekday = z.enum(weekdayNames)
export const days = described(z.array(weekday).check(z.minLength(1)), 'Days of the week; every day when left out.')

/** Days as the database has them, 1 = Monday; every day when a file says none. */
export function weekdaysOf(names: readonly WeekdayName[] = weekdayNames): number[] {
  return names.map((name) => weekdayNames.indexOf(name) + 1)
}

/** The same as a file writes them; undefined for every day. */
export function writtenDays(weekdays: readonly number[]): WeekdayName[] | undefined {
  const names = weekdays.flatMap((weekday) => weekdayNames[weekday - 1] ?? [])
  return names.join() === weekdayNames.join() ? undefined : names
}

export const colour = z.string(saying('colour')).check(z.regex(/^#[0-9a-f]{6}$/i, saying('colour')))
export const webAddress = z
  .string(saying('webAddress'))
  .check(z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), saying('webAddress')))
export const securePage = z.string(saying('webAddress')).check(
  z.maxLength(2000),
  z.refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', saying('webAddress')),
)

/** A code, the path of a file below the folder of this one, or an address; the same for editors and for the reader. */
const photoForm =
  /^(?:[A-Za-z0-9-]+|https:\/\/\S+|(?:[^./\\:][^/\\:]*\/)*[^./\\:][^/\\:]*\.(?:[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]))$/
const photoCode = /^[A-Za-z0-9-]+$/
const isSafeAddress = (value: string) => URL.canParse(value) && new URL(value).username === ''

export const isPhotoAddress = (photo: string) => photo.startsWith('https://')
export const isPhotoPath = (photo: string) => !isPhotoAddress(photo) && !photoCode.test(photo)

/** What is wrong with a photo that has not its form. */
function photoFault(value: unknown): PlainFault {
  const text = typeof value === 'string' ? value : ''
  if (/^http:/i.test(text)) return 'photoOverHttps'
  if (/^[./\\]|\/\.|^[a-z]:/i.test(text)) return 'photoInFolder'
  return 'photoForm'
}

export const photo = titled(
  'photo',
  z.string(saying('photoForm')).check(
    z.maxLength(2000),
    z.regex(photoForm, { error: ({ input }) => saying(photoFault(input)), abort: true }),
    z.refine((value) => !isPhotoAddress(value) || isSafeAddress(value), saying('photoAddress')),
  ),
  'A photo: its code, the path of a file beside this one (photos/margherita.jpg), or an address (https://…) that it is fetched from.',
)

export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))
