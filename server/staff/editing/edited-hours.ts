import type { Refusal } from '#desk/contract/refusal.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Texts } from '#server/platform/texts/language.ts'
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
import { fieldFaults } from './texts/field-texts.ts'
import { closureTexts } from './texts/hours-texts.ts'
import { weekdayLabels } from './texts/labels.ts'
import type { Say } from './texts/say.ts'
import { sayIn } from './texts/say.ts'
import type { Wording } from './wording.ts'
import { wordingOf } from './wording.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const longestDays = 366

/** Opening hours and coming closures of every venue, as forms. */
export async function hoursForOwner(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { nowMs, language }: { readonly nowMs: number; readonly language: Language },
) {
  const wording = await wordingOf(db, restaurantId, language)
  const hours = await hourRowsOf(db, restaurantId)
  const rows = await venueRowsOf(db, restaurantId)
  const coming = await comingClosures(db, restaurantId, firstToday(rows, nowMs))
  return {
    venues: rows.map(({ id, name }) => ({
      id,
      name,
      ...shownForm(
        hoursForm(
          hours.filter(({ venueId }) => venueId === id),
          language,
        ),
      ),
      closures: coming
        .filter(({ venueId }) => venueId === id)
        .map(({ id: closureId, from, to, messages }) => ({
          id: closureId,
          from,
          to,
          message: wording.nameOf(messages),
        })),
    })),
    closureFields: closureForm(wording),
  }
}

/** The form of the opening hours of a venue. */
export async function formOfHours(db: Database, at: VenueOfRestaurant, language: Language): Promise<DeskField[]> {
  const hours = await hourRowsOf(db, at.restaurantId)
  return hoursForm(
    hours.filter(({ venueId }) => venueId === at.venueId),
    language,
  )
}

/** Replaces the opening hours of a venue; an empty day is closed. */
export async function saveHours(
  tx: Database,
  at: VenueOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const read = readForm(await formOfHours(tx, at, language), typed, sayIn(language))
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const shifts = weekdays.flatMap((weekday) =>
    (read.value.get(String(weekday)) as readonly OpenShift[]).map((shift, place) => ({
      ...shift,
      weekday,
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
  language: Language,
): Promise<Verdict<Closure, Refusal>> {
  const wording = await wordingOf(tx, restaurantId, language)
  const read = readForm(closureForm(wording), typed, wording.say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const [from, to] = [read.value.get('from') as LocalDate, read.value.get('to') as LocalDate]
  const venues = await venueRowsOf(tx, restaurantId)
  const fault = closureFault({ from, to, today: firstToday(venues, nowMs) }, wording.say)
  if (fault) return refuse({ reason: 'invalid', faults: { to: fault } })
  const messages: Texts = Object.fromEntries(
    wording.languages.flatMap((each) => {
      const text = read.value.get(`messages.${each}`)
      return typeof text === 'string' ? [[each, text]] : []
    }),
  )
  return accept(await addClosure(tx, { restaurantId, venueId, from, to, messages }))
}

function hoursForm(hours: readonly HoursRow[], language: Language): DeskField[] {
  return weekdayLabels(language).map((label, index) => ({
    name: String(index + 1),
    label,
    kind: 'hours',
    value: hoursText(hours.filter(({ weekday }) => weekday === index + 1)),
  }))
}

function closureForm({ languages, say }: Wording): DeskField[] {
  return [
    { name: 'from', label: say(closureTexts.firstDay), kind: 'day', value: '' },
    { name: 'to', label: say(closureTexts.lastDay), kind: 'day', value: '' },
    ...languages.map((language, index): DeskField => ({
      name: `messages.${language}`,
      label: say(closureTexts.message, { language: languageNames[language] }),
      kind: index === 0 ? 'name' : 'name-or-none',
      value: '',
    })),
  ]
}

type ClosedDays = Readonly<Record<'from' | 'to' | 'today', LocalDate>>

function closureFault({ from, to, today }: ClosedDays, say: Say): string | null {
  if (to < from) return say(fieldFaults.lastBeforeFirst)
  if (to < today) return say(closureTexts.hasPassed)
  return Date.parse(to) - Date.parse(from) > longestDays * 86_400_000 ? say(closureTexts.tooLong) : null
}

/** The day at the venue where it is earliest. */
function firstToday(venues: readonly { readonly timeZone: string }[], nowMs: number): LocalDate {
  const [first = dateOf(wallClock(nowMs, 'UTC'))] = venues
    .map(({ timeZone }) => dateOf(wallClock(nowMs, timeZone)))
    .toSorted()
  return first
}
