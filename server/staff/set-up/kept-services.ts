import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import type { Database } from '#server/platform/db/database.ts'
import { bookedTimetables } from '#server/slots/booked-timetables.ts'
import type { Id } from '#src/contract/values.ts'

import type { Json } from './json.ts'
import { isJson } from './json.ts'

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
  const named = await bookedTimetables(
    tx,
    restaurantId,
    gone.map(({ id }) => id ?? 0),
  )
  const kept = ways.map(([type, way]) => {
    const typed = wanted[type]
    if (!isJson(typed)) return [type, typed === undefined ? { ...way, isActive: false } : typed]
    const stay = missing(way, typed).filter(({ id = 0 }) => named.has(id))
    if (stay.length === 0) return [type, typed]
    // First of all: new ones that begin at the same time are counted after them.
    return [type, { ...typed, slots: [...stay.map((slot) => ({ ...slot, days: [] })), ...slotsIn(typed)] }]
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
