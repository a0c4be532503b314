import type { OrderAddress } from '#src/contract/order-address.ts'
import { suggestedAddress, zoneAddress } from '#src/domain/areas/build-order-address.ts'

import { aGeocodeResult } from './address-builders.ts'
import { id, moment } from './builders.ts'
import { margherita, tiramisu } from './open-order.tsx'
import type { OrderSetup } from './open-order.tsx'

const nowhere = { areas: [], venueIds: [], type: 'delivery' } as const
const slot = { slotStart: moment('2026-11-20 19:00:00'), slotEnd: moment('2026-11-20 19:15:00'), menuId: id<'Menu'>(1) }

/** As the geocoder of the demo answers it. */
const typedViaPo: OrderAddress = {
  ...suggestedAddress(aGeocodeResult([], { latitude: 45.0686, longitude: 7.6893 }), '', nowhere),
  deliveryCityId: id(301),
  foundCityIds: [id(301), id(302)],
}

/** Orders of each type, in a copy of a restaurant that takes them. */
export const draftSamples = {
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
      table: { id: id(3), name: '3', code: 'stella-3-v9Lp' },
    },
  },
  /** Restaurant 2, to zone 1 of Turin: from 12.00 on, 1.50. */
  zone: {
    service: { like: 2 },
    lines: [{ ...tiramisu, quantity: 3 }],
    draft: {
      ...slot,
      type: 'delivery',
      venueId: id(21),
      timetableId: id(212),
      address: zoneAddress({ id: id(201) }, { id: id(1) }),
    },
  },
  /** Restaurant 3, to Via Po 12, which was typed in the wizard and lies in area 301: from 10.00 on, 1.50. */
  coordinates: {
    service: { like: 3 },
    lines: [{ ...tiramisu, quantity: 3 }],
    draft: { ...slot, type: 'delivery', venueId: id(31), timetableId: id(312), address: typedViaPo },
  },
  /** Restaurant 4, to service point 401. */
  point: {
    service: { like: 4 },
    lines: [margherita],
    draft: { ...slot, type: 'dil', venueId: id(41), timetableId: id(412), servicePointId: id(401) },
  },
} as const satisfies Record<string, OrderSetup>
