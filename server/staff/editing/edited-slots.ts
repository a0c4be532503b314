import { menuRowsOf } from '#server/menu/menu-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { addTimetable, changeTimetable, timetableRowsOf } from '#server/slots/edit-timetables.ts'
import { timetableOf } from '#server/slots/slot-queries.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { configRowsOf, venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField } from './desk-field.ts'
import type { Made, Typed } from './desk-form.ts'
import { shownForm } from './desk-form.ts'
import { slotForm, typedSlots } from './slot-form.ts'

type VenueOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }
type SlotsOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Timetable'> }

/** The slots of every venue, the form of each shift and that of a new one. */
export async function slotsForOwner(db: Database, restaurantId: Id<'Restaurant'>, language: Language) {
  const rows = await timetableRowsOf(db, restaurantId)
  const venues = await venueRowsOf(db, restaurantId)
  return {
    venues: await Promise.all(
      venues.map(async ({ id, name }) => {
        const around = await aroundSlots(db, { restaurantId, venueId: id }, language)
        return {
          id,
          name,
          newFields: slotForm(null, around),
          shifts: rows
            .filter(({ venueId }) => venueId === id)
            .map((row) => ({
              id: row.id,
              type: row.type,
              from: row.from,
              to: row.to,
              isOffered: row.weekdays.length > 0,
              ...shownForm(slotForm(row, around)),
            })),
        }
      }),
    ),
  }
}

/** Offers slots in another shift, from now on. */
export async function createSlots(
  tx: Database,
  { restaurantId, venueId }: VenueOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<Made<'Timetable'>> {
  const read = typedSlots(null, typed, await aroundSlots(tx, { restaurantId, venueId }, language))
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const id = await addTimetable(tx, { ...read.value, restaurantId, venueId })
  return accept({ id })
}

/** The form of the slots of a shift; null = there are none. */
export async function formOfSlots(
  db: Database,
  { restaurantId, id }: SlotsOfRestaurant,
  language: Language,
): Promise<DeskField[] | null> {
  const row = await timetableOf(db, restaurantId, id)
  return row ? slotForm(row, await aroundSlots(db, { restaurantId, venueId: row.venueId }, language)) : null
}

/** Changes the slots of a shift; what was ordered or booked in them stays. */
export async function saveSlots(
  tx: Database,
  { restaurantId, id }: SlotsOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const row = await timetableOf(tx, restaurantId, id)
  if (!row) return refuse({ reason: 'unknown' })
  const read = typedSlots(row, typed, await aroundSlots(tx, { restaurantId, venueId: row.venueId }, language))
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeTimetable(tx, { restaurantId, id }, read.value)
  return accept({})
}

async function aroundSlots(db: Database, { restaurantId, venueId }: VenueOfRestaurant, language: Language) {
  const configs = (await configRowsOf(db, restaurantId)).filter((config) => config.venueId === venueId)
  const menus = await menuRowsOf(db, restaurantId)
  return { types: inServiceOrder(configs.map((config) => config.type)), menuIds: menus.map(({ id }) => id), language }
}
