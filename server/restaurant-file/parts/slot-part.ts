import * as z from 'zod/mini'

import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, namedAll, slug, someOf, unless } from '#server/restaurant-file/form.ts'
import {
  count,
  described,
  known,
  lastTime,
  minutes,
  reference,
  time,
  weekday,
  weekdaysOf,
  writtenDays,
} from '#server/restaurant-file/values.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id, LocalTime } from '#src/contract/values.ts'
import { midnight } from '#src/domain/venues/service-day.ts'

/** What a slot has that says nothing else. */
const usual = { every: 15, lead: 15 } as const
/** Tables are booked by the half hour, until two hours before. */
const usualOfReservations = { every: 30, lead: 120 } as const
/** At a table the running slot is taken. */
const usualOfTables = { every: 15, lead: 0 } as const

function usualOf(type: ServiceType) {
  if (type === 'reservation') return usualOfReservations
  return type === 'table' ? usualOfTables : usual
}

/** An evening goes on after midnight, until then at the latest. */
const noon = '12:00'
/** Two weeks. */
const longestLead = 20_160

const lastMinute = '23:59' as LocalTime

/** Times of a service on some days of the week. */
export const slot = z
  .strictObject({
    ...known,
    days: z.optional(described(z.array(weekday), 'Every day when left out; none: not offered any more.')),
    from: described(time, 'The first one of the day.'),
    to: described(lastTime, 'The last one of the day; one before `from` is on the next day.'),
    every: z.optional(described(minutes.check(z.positive()), 'Minutes from one to the next; 15, reservations 30.')),
    lead: z.optional(
      described(
        minutes.check(z.maximum(longestLead, saying('tooLongLead'))),
        'Until so many minutes before it can be ordered; 15, reservations 120, tables 0.',
      ),
    ),
    orders: z.optional(described(count, 'How many orders each takes; no limit when left out.')),
    seats: z.optional(described(count, 'How many people each seats; no limit when left out.')),
    menu: z.optional(described(reference, 'The menu of these times; the first one when left out.')),
    areas: z.optional(described(z.array(reference), 'Delivery areas they are for; all when left out.')),
  })
  .check(
    // A first time that is none has its own sentence.
    z.refine(({ from, to }) => from > lastMinute || to >= from || to < noon, {
      path: ['to'],
      message: saying('lastTimeBeforeFirst'),
    }),
  )
type Slot = z.output<typeof slot>

/** Slots are known by the time at which they begin. */
export function keyOfSlot({ key, from }: { readonly key?: string | undefined; readonly from: string }): string {
  return key === undefined ? from.replace(':', '') : slug(key)
}

type Place = {
  readonly reading: Reading
  readonly venueId: Id<'Venue'>
  readonly type: ServiceType
  readonly path: string
  readonly usualMenu: Id<'Menu'> | null
}

export function slotRow(file: Slot, { reading, venueId, type, path, usualMenu }: Place): RowOf<'timetables'> {
  const { every, lead } = usualOf(type)
  return {
    id: reading.numberOf('Timetable', path),
    venueId,
    type,
    weekdays: weekdaysOf(file.days),
    from: file.from,
    to: lastOf(file),
    stepMinutes: file.every ?? every,
    leadMinutes: file.lead ?? lead,
    menuId: menuOf(file, { reading, type, path, usualMenu }),
    capacity: file.orders ?? null,
    seats: file.seats ?? null,
    deliveryCityIds: namedAll(reading, 'DeliveryCity', { references: file.areas, path: `${path}.areas` }),
  }
}

/** A last time at 24:00 is one at midnight; after 00:00 that is the first one of the next day. */
function lastOf({ from, to }: Slot): LocalTime {
  if (to !== '24:00') return to
  return from === midnight ? lastMinute : midnight
}

function menuOf({ menu }: Slot, { reading, type, path, usualMenu }: Omit<Place, 'venueId'>): Id<'Menu'> | null {
  if (menu !== undefined) return reading.named('Menu', menu, `${path}.menu`)
  return type === 'reservation' ? null : usualMenu
}

type Written = {
  readonly writing: Writing
  readonly venueKey: string
  /** Of the venue. */
  readonly slots: readonly RowOf<'timetables'>[]
  readonly usualMenu: Id<'Menu'> | null
}

/** The slots of one service of a venue, as a file writes them. */
export function slotsOf(type: ServiceType, { writing, venueKey, slots, usualMenu }: Written): z.input<typeof slot>[] {
  const { every, lead } = usualOf(type)
  const prefix = `${venueKey}/${type}/`
  const ownMenu = type === 'reservation' ? null : usualMenu
  return slots
    .filter((row) => row.type === type)
    .map((row) => {
      const key = writing.keyOf('Timetable', row.id).slice(prefix.length)
      return compact<z.input<typeof slot>>({
        key: unless(key, keyOfSlot({ from: row.from })),
        id: row.id,
        days: writtenDays(row.weekdays),
        from: row.from,
        to: row.to,
        every: unless(row.stepMinutes, every),
        lead: unless(row.leadMinutes, lead),
        orders: row.capacity,
        seats: row.seats,
        menu: row.menuId === null || row.menuId === ownMenu ? undefined : writing.keyOf('Menu', row.menuId),
        areas: someOf(row.deliveryCityIds)?.map((id) => writing.keyOf('DeliveryCity', id)),
      })
    })
}
