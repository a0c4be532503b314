import { and, eq, gt, inArray, or } from 'drizzle-orm'

import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import type { Database } from '#server/platform/db/database.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { Json } from './file-part.ts'
import { isJson } from './is-json.ts'

type Services = PartValue<'services'>['services']
type Way = NonNullable<Services[keyof Services]>

/**
 * The ways to order with what cannot be taken away: a way that is left out is not offered any more, and times that orders or
 * reservations name stay without a day, because the seats of those count (decision 58).
 */
export async function keepNamedTimes(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  { before, value }: { readonly before: Json; readonly value: Json },
): Promise<Json> {
  const wanted = value.services
  if (!isJson(wanted)) return value
  const ways = Object.entries(before.services as Readonly<Record<string, Way>>)
  const gone = ways.flatMap(([type, way]) => missing(way, wanted[type]))
  const named = await bookedSlots(
    tx,
    restaurantId,
    gone.map(({ id }) => id ?? 0),
  )
  const kept = ways.map(([type, way]) => {
    const typed = wanted[type]
    if (!isJson(typed)) return [type, typed === undefined ? { ...way, isActive: false } : typed]
    const stay = missing(way, typed).filter(({ id = 0 }) => named.has(id))
    if (stay.length === 0) return [type, typed]
    return [type, { ...typed, slots: [...slotsIn(typed), ...stay.map((slot) => ({ ...slot, days: [] }))] }]
  })
  return { ...value, services: { ...wanted, ...Object.fromEntries(kept) } }
}

/** The times that a way had and does not have any more. */
function missing(way: Way, typed: unknown): NonNullable<Way['slots']> {
  if (!isJson(typed)) return []
  const ids = new Set(slotsIn(typed).map((slot) => isJson(slot) && slot.id))
  return (way.slots ?? []).filter(({ id = 0 }) => !ids.has(id))
}

function slotsIn({ slots }: Json): readonly unknown[] {
  return Array.isArray(slots) ? slots : []
}

async function bookedSlots(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: slotBookings.timetableId })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.restaurantId, restaurantId),
        inArray(slotBookings.timetableId, ids as Id<'Timetable'>[]),
        or(gt(slotBookings.taken, 0), gt(slotBookings.seatsTaken, 0)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
