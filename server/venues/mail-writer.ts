import type { MailPart } from '#server/platform/outbox/mail-part.ts'
import { dishOfMember, seller } from '#server/platform/texts/mail-sentences.ts'
import type { MailWord } from '#server/platform/texts/mail-words.ts'
import { mailWord } from '#server/platform/texts/mail-words.ts'
import { moneyText } from '#server/platform/texts/money-text.ts'
import { percentText } from '#server/platform/texts/percent-text.ts'
import type { Template } from '#server/platform/texts/template.ts'
import { write } from '#server/platform/texts/template.ts'
import type { Cents, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import type { OrderTime } from '#src/domain/orders/order-times.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import type { Language } from '#src/options/languages.ts'

import type { VenueRow } from './venue-queries.ts'

/** Words, days and amounts of mails from a venue, in the language of who reads them. */
export function mailWriter(language: Language, venue: VenueRow) {
  const day = (moment: LocalDateTime) => dayText(moment, language)
  return {
    word: (word: MailWord) => mailWord(word, language),
    write: <Name extends string>(text: Template<Name>, values: Readonly<Record<Name, string>>) =>
      write(text, language, values),
    /** A dish of a group order, with the name of whose it is. */
    dishOf: (name: string, dish: string) => write(dishOfMember, language, { name, dish }),
    money: (amount: Cents) => moneyText(amount, venue.currencyCode),
    percent: (percent: number) => percentText(percent, language),
    day,
    /** `Tuesday 10 March 2026, 19:30–19:45`. */
    when: ({ from, to }: OrderTime) => `${day(from)}, ${span(from, to)}`,
    /** The same in few letters, as a lock screen cuts them: `19:30–19:45`, on another day than `today` `Tue 10, 19:30`. */
    shortWhen: ({ from, to }: OrderTime, today: LocalDate) =>
      `${dateOf(from) === today ? '' : `${shortDay(from, language)}, `}${span(from, to)}`,
    /** Who sells: name or company, address and VAT number, telephone. */
    seller: (): MailPart => ({ kind: 'small', text: `${sellerText(venue, language)}\n${venue.phone}` }),
  }
}

export type MailWriter = ReturnType<typeof mailWriter>

/** `19:30` of a wall-clock moment. */
export function clockTime(moment: LocalDateTime): string {
  return moment.slice(11, 16)
}

function span(from: LocalDateTime, to: LocalDateTime | null): string {
  return to === null ? clockTime(from) : `${clockTime(from)}–${clockTime(to)}`
}

/** What stands between the weekday and the date. Written here, because it differs between versions of `Intl`. */
const afterWeekday: Readonly<Record<Language, string>> = { it: ' ', en: ' ', de: ', ', fr: ' ', es: ', ' }

/** `Tuesday 10 March 2026`. */
export function dayText(moment: LocalDateTime, language: Language): string {
  const part = dayParts(moment, language)
  return `${part({ weekday: 'long' })}${afterWeekday[language]}${part({ day: 'numeric', month: 'long', year: 'numeric' })}`
}

/** `Tue 10`. */
function shortDay(moment: LocalDateTime, language: Language): string {
  const part = dayParts(moment, language)
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric' })}`
}

/** Writes parts of a day, formatted as UTC, so that no zone shifts it. */
function dayParts(moment: LocalDateTime, language: Language): (options: Intl.DateTimeFormatOptions) => string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`)
  return (options) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' }).format(date)
}

function sellerText(venue: VenueRow, language: Language): string {
  const { name, companyName, vatNumber } = venue
  const company = companyName ?? name
  const place = fullAddress(venue)
  return vatNumber === null ? `${company}, ${place}` : write(seller, language, { company, place, vatNumber })
}
