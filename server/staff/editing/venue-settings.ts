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
import { languagesOf } from './restaurant-languages.ts'
import { tick } from './tick-fields.ts'
import { refusalFault, typedMinutes } from './typed-minutes.ts'

type VenueOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/** The form of what holds for a venue, whatever the way to order; null = there is none. */
export async function formOfVenue(db: Database, at: VenueOfRestaurant): Promise<DeskField[] | null> {
  const row = await venueRow(db, at.restaurantId, at.venueId)
  return row && venueForm(row, await languagesOf(db, at.restaurantId))
}

/** Changes what holds for a venue. */
export async function saveVenue(tx: Database, at: VenueOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const row = await venueRow(tx, at.restaurantId, at.venueId)
  if (!row) return refuse({ reason: 'unknown' })
  const read = readForm(venueForm(row, await languagesOf(tx, at.restaurantId)), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const externalReservationUrl = read.value.get('externalReservationUrl') as string | null
  const refuseAfterMinutes = read.value.get('refuseAfterMinutes') as number | null
  const reminders = typedMinutes(read.value.get('remindAfterMinutes') as string | null)
  const faults = withoutEmpty({
    externalReservationUrl: pageFault(externalReservationUrl, row.externalReservationUrl),
    remindAfterMinutes: reminders.ok ? null : reminders.refusal,
    refuseAfterMinutes: refusalFault(refuseAfterMinutes),
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
export function venueForm(row: VenueRow, languages: readonly Language[]): DeskField[] {
  const texts = { at: 'tableInstructions', label: 'What is read at the table while a cash order waits', isLong: true }
  return [
    { name: 'hasMessaging', label: 'Customers can write to the venue', kind: 'flag', value: tick(row.hasMessaging) },
    {
      name: 'requiresInvoice',
      label: 'No order without an invoice',
      kind: 'flag',
      value: tick(row.requiresInvoice),
      hint: 'Only customers with the details of an invoice can order.',
    },
    {
      name: 'externalReservationUrl',
      label: 'Page where tables are booked',
      kind: 'name-or-none',
      value: row.externalReservationUrl ?? '',
      hint: 'The address of another page, https://… Empty: they are booked here.',
    },
    {
      name: 'remindAfterMinutes',
      label: 'Mail the venue while an order waits',
      kind: 'name-or-none',
      value: row.remindAfterMinutes.join(', '),
      group: 'When nobody answers',
      hint: 'After so many minutes of opening time, separated by commas; 0 = at once. Empty: no mails.',
    },
    {
      name: 'refuseAfterMinutes',
      label: 'Refuse it after minutes',
      kind: 'count-or-none',
      value: String(row.refuseAfterMinutes ?? ''),
      group: 'When nobody answers',
      hint: 'Of opening time; at the latest when its time is over. Empty: when its time begins. The customer is told and gets the money back. The same for reservations.',
    },
    ...textFields(texts, row.tableInstructions ?? {}, languages),
  ]
}
