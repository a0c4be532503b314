import { id, moment } from './builders.ts'
import { margherita, tiramisu } from './open-order.tsx'
import type { OrderSetup } from './open-order.tsx'

const slot = { slotStart: moment('2026-11-20 19:00:00'), slotEnd: moment('2026-11-20 19:15:00'), menuId: id<'Menu'>(1) }

/** Orders of each type, in a copy of a restaurant that takes them. */
export const ways = {
  /** Restaurant 1, venue 11, which charges nothing more and asks nothing. */
  collect: {
    lines: [margherita],
    draft: { ...slot, type: 'takeAway', venueId: id(11), timetableId: id(111), slotEnd: null },
  },
  /** Restaurant 2, table 3, at noon; a cover charge of 2.00 for each of two people. */
  table: {
    service: { like: 2 },
    lines: [tiramisu],
    draft: {
      ...slot,
      type: 'table',
      venueId: id(21),
      timetableId: id(214),
      slotStart: moment('2026-11-20 12:00:00'),
      slotEnd: null,
      people: 2,
      table: { id: id(3), name: '3' },
    },
  },
  /** Restaurant 4, to service point 401. */
  point: {
    service: { like: 4 },
    lines: [margherita],
    draft: { ...slot, type: 'dil', venueId: id(41), timetableId: id(412), servicePointId: id(401) },
  },
} as const satisfies Record<string, OrderSetup>
