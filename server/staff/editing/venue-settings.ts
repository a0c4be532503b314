import type { Database } from '#server/platform/db/database.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { changeVenue } from '#server/venues/change-venue.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { readForm } from './desk-form.ts'
import { textFields, typedTexts } from './language-fields.ts'
import { pageFault } from './page-address.ts'
import { venueTexts } from './texts/settings-texts.ts'
import { tick } from './tick-fields.ts'
import { refusalFault, typedMinutes } from './typed-minutes.ts'
import type { Wording } from './wording.ts'
import { wordingOf } from './wording.ts'

type VenueOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/** The form of what holds for a venue, whatever the way to order; null = there is none. */
export async function formOfVenue(
  db: Database,
  at: VenueOfRestaurant,
  language: Language,
): Promise<DeskField[] | null> {
  const row = await venueRow(db, at.restaurantId, at.venueId)
  return row && venueForm(row, await wordingOf(db, at.restaurantId, language))
}

/** Changes what holds for a venue. */
export async function saveVenue(
  tx: Database,
  at: VenueOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const row = await venueRow(tx, at.restaurantId, at.venueId)
  if (!row) return refuse({ reason: 'unknown' })
  const wording = await wordingOf(tx, at.restaurantId, language)
  const { say } = wording
  const read = readForm(venueForm(row, wording), typed, say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const externalReservationUrl = read.value.get('externalReservationUrl') as string | null
  const refuseAfterMinutes = read.value.get('refuseAfterMinutes') as number | null
  const reminders = typedMinutes(read.value.get('remindAfterMinutes') as string | null, say)
  const faults = withoutEmpty({
    externalReservationUrl: pageFault(externalReservationUrl, row.externalReservationUrl, say),
    remindAfterMinutes: reminders.ok ? null : reminders.refusal,
    refuseAfterMinutes: refusalFault(refuseAfterMinutes, say),
  })
  if (!reminders.ok || Object.keys(faults).length > 0) return refuse({ reason: 'invalid', faults })
  await changeVenue(tx, at, {
    requiresInvoice: read.value.get('requiresInvoice') === true,
    hasMessaging: read.value.get('hasMessaging') === true,
    externalReservationUrl,
    remindAfterMinutes: reminders.value,
    refuseAfterMinutes,
    tableInstructions: typedTexts(read.value, 'tableInstructions', row.tableInstructions ?? {}),
  })
  return accept({})
}

function withoutEmpty(faults: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
}

/** The form of a venue. */
export function venueForm(row: VenueRow, { languages, say }: Wording): DeskField[] {
  const texts = { at: 'tableInstructions', label: say(venueTexts.tableInstructions) }
  return [
    { name: 'hasMessaging', label: say(venueTexts.hasMessaging), kind: 'flag', value: tick(row.hasMessaging) },
    {
      name: 'requiresInvoice',
      label: say(venueTexts.requiresInvoice),
      kind: 'flag',
      value: tick(row.requiresInvoice),
      hint: say(venueTexts.requiresInvoiceHint),
    },
    {
      name: 'externalReservationUrl',
      label: say(venueTexts.externalReservationUrl),
      kind: 'name-or-none',
      value: row.externalReservationUrl ?? '',
      hint: say(venueTexts.externalReservationUrlHint),
    },
    {
      name: 'remindAfterMinutes',
      label: say(venueTexts.remindAfterMinutes),
      kind: 'name-or-none',
      value: row.remindAfterMinutes.join(', '),
      group: say(venueTexts.unanswered),
      hint: say(venueTexts.remindAfterMinutesHint),
    },
    {
      name: 'refuseAfterMinutes',
      label: say(venueTexts.refuseAfterMinutes),
      kind: 'count-or-none',
      value: String(row.refuseAfterMinutes ?? ''),
      group: say(venueTexts.unanswered),
      hint: say(venueTexts.refuseAfterMinutesHint),
    },
    ...textFields(texts, row.tableInstructions ?? {}, languages),
  ]
}
