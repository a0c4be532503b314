import type { Refusal } from '#desk/contract/refusal.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import type { Closure } from '#server/venues/edit-closures.ts'
import { addClosure, comingClosures } from '#server/venues/edit-closures.ts'
import type { HoursRow, VenueOfRestaurant } from '#server/venues/edit-hours.ts'
import { hourRowsOf, replaceHours } from '#server/venues/edit-hours.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { readForm, shownForm } from './desk-form.ts'
import type { OpenShift } from './hours-text.ts'
import { hoursText } from './hours-text.ts'
import { languagesOf } from './restaurant-languages.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const longestDays = 366

/** Opening hours and coming closures of every venue, as forms. */
export async function hoursForOwner(db: Database, restaurantId: Id<'Restaurant'>, nowMs: number) {
  const languages = await languagesOf(db, restaurantId)
  const hours = await hourRowsOf(db, restaurantId)
  const rows = await venueRowsOf(db, restaurantId)
  const coming = await comingClosures(db, restaurantId, firstToday(rows, nowMs))
  return {
    venues: rows.map(({ id, name }) => ({
      id,
      name,
      ...shownForm(hoursForm(hours.filter(({ venueId }) => venueId === id))),
      closures: coming
        .filter(({ venueId }) => venueId === id)
        .map(({ id: closureId, from, to, messages }) => ({ id: closureId, from, to, message: english(messages) })),
    })),
    closureFields: closureForm(languages),
  }
}

/** The form of the opening hours of a venue. */
export async function formOfHours(db: Database, at: VenueOfRestaurant): Promise<DeskField[]> {
  const hours = await hourRowsOf(db, at.restaurantId)
  return hoursForm(hours.filter(({ venueId }) => venueId === at.venueId))
}

/** Replaces the opening hours of a venue; an empty day is closed. */
export async function saveHours(tx: Database, at: VenueOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const read = readForm(await formOfHours(tx, at), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const shifts = days.flatMap((_day, index) =>
    (read.value.get(String(index + 1)) as readonly OpenShift[]).map((shift, place) => ({
      ...shift,
      weekday: index + 1,
      shift: `F${place + 1}`,
    })),
  )
  await replaceHours(tx, at, shifts)
  return accept({})
}

/** Closes a venue for some days, on which it takes no orders and no reservations. */
export async function createClosure(
  tx: Database,
  { restaurantId, venueId, nowMs }: VenueOfRestaurant & { readonly nowMs: number },
  typed: Typed,
): Promise<Verdict<Closure, Refusal>> {
  const languages = await languagesOf(tx, restaurantId)
  const read = readForm(closureForm(languages), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const [from, to] = [read.value.get('from') as LocalDate, read.value.get('to') as LocalDate]
  const venues = await venueRowsOf(tx, restaurantId)
  const fault = closureFault(from, to, firstToday(venues, nowMs))
  if (fault) return refuse({ reason: 'invalid', faults: { to: fault } })
  const messages: Texts = Object.fromEntries(
    languages.flatMap((language) => {
      const text = read.value.get(`messages.${language}`)
      return typeof text === 'string' ? [[language, text]] : []
    }),
  )
  return accept(await addClosure(tx, { restaurantId, venueId, from, to, messages }))
}

function hoursForm(hours: readonly HoursRow[]): DeskField[] {
  return days.map((label, index) => ({
    name: String(index + 1),
    label,
    kind: 'hours',
    value: hoursText(hours.filter(({ weekday }) => weekday === index + 1)),
  }))
}

function closureForm(languages: readonly Language[]): DeskField[] {
  return [
    { name: 'from', label: 'First day', kind: 'day', value: '' },
    { name: 'to', label: 'Last day', kind: 'day', value: '' },
    ...languages.map((language, index): DeskField => ({
      name: `messages.${language}`,
      label: `What diners read in ${languageNames[language]}`,
      kind: index === 0 ? 'name' : 'name-or-none',
      value: '',
    })),
  ]
}

function closureFault(from: LocalDate, to: LocalDate, today: LocalDate): string | null {
  if (to < from) return 'The last day comes before the first.'
  if (to < today) return 'This day has passed.'
  return Date.parse(to) - Date.parse(from) > longestDays * 86_400_000 ? 'A closure is a year long at most.' : null
}

/** The day at the venue where it is earliest. */
function firstToday(venues: readonly { readonly timeZone: string }[], nowMs: number): LocalDate {
  const [first = dateOf(wallClock(nowMs, 'UTC'))] = venues
    .map(({ timeZone }) => dateOf(wallClock(nowMs, timeZone)))
    .toSorted()
  return first
}

function english(messages: Texts): string {
  return textIn(messages, { language: 'en', main: 'it' })
}
