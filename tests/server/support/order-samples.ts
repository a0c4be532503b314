import type { AddressRow } from '#server/addresses/delivery-addresses.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { resolveAddress } from '#server/addresses/resolve-address.ts'
import { deliveryAddresses } from '#server/platform/db/schema/account-tables.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import type { GuestAddress } from '#src/domain/areas/guest-address.ts'
import { guestAddress } from '#src/domain/areas/guest-address.ts'
import { id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

import type { OrderWish } from './diner.ts'

/** Restaurant 2 of the seed: zones, tables and seats. */
const stella = { venueId: 21, dishes: [{ id: 801 }] } as const

/** What an order of each type needs; the restaurant it is for is in the comment. `place({ ...orderSamples.table, people: 4 })`. */
export const orderSamples = {
  /** Restaurant 2. */
  collect: { ...stella, orderType: 'takeAway', timetableId: 211 },
  /** Restaurant 2; needs `deliveryAddress`. */
  toZone: { ...stella, orderType: 'delivery', timetableId: 212, dishes: [{ id: 801, quantity: 3 }] },
  /** Restaurant 2; its slots are 30 minutes apart, from 00:15 on: 19:30 is none of them. */
  eatIn: { ...stella, orderType: 'eatIn', timetableId: 213, people: 4, slotStart: moment('2026-03-10 19:45:00') },
  /** Restaurant 2; the slot runs at noon. */
  table: {
    ...stella,
    orderType: 'table',
    timetableId: 214,
    people: 2,
    tableId: 3,
    tableCode: 'stella-3-v9Lp',
    slotStart: moment('2026-03-10 12:00:00'),
  },
  /** Restaurant 3; needs `deliveryAddress`. */
  toCoordinates: { venueId: 31, orderType: 'delivery', timetableId: 312, dishes: [{ id: 801, quantity: 3 }] },
  /** Restaurant 4, a fair. */
  toPoint: {
    venueId: 41,
    orderType: 'dil',
    timetableId: 412,
    servicePointId: 401,
    deliveryPoint: 'B7',
    dishes: [{ id: 901 }],
  },
} as const satisfies Record<string, OrderWish>

export const aGuest = { hasAcceptedPrivacy: true, firstName: 'Luca', lastName: 'Verdi', phone: '+39 333 555 0202' }

const byHand = { street: 'Via Po', houseNumber: '12', postcode: '', doorbell: 'Verdi', note: 'Secondo piano' }

/** An address as a guest gives it at the checkout of a venue: the place of the wizard, and what is typed. */
export async function guestAddressAt(
  api: ApiClient,
  venueId: number,
  wizard: OrderAddress,
  typed: Partial<typeof byHand> = {},
): Promise<GuestAddress> {
  const asked = { venueId: id<'Venue'>(venueId), orderType: null, newsLimit: null, deliveryCities: true }
  const { deliveryCities: cities } = await api.call(getMixedInfo, asked)
  const venue = { province: 'TO', country: 'IT' }
  const address = guestAddress({ wizard, typed: { ...byHand, ...typed }, venue, cities })
  if (!address) throw new Error('The address of the guest is not complete.')
  return address
}

type Saved = Partial<typeof deliveryAddresses.$inferInsert>
type Owner = { readonly id: Id<'Account'>; readonly restaurantId: Id<'Restaurant'> }

/** An address in the middle of Turin that a customer saved, as the service tells it for the venue; in manual zones with `deliveryCityId`. */
export async function savedAddress(
  { db }: TestService,
  { id: accountId, restaurantId }: Owner,
  venueId: number,
  fields: Saved = {},
): Promise<DeliveryAddress> {
  const zoneMode = fields.deliveryCityId ? 'manual' : 'coordinates'
  const position = zoneMode === 'manual' ? {} : { latitude: 45.0686, longitude: 7.6893 }
  const [row] = await db
    .insert(deliveryAddresses)
    .values({ ...viaPo, accountId, zoneMode, ...position, ...fields, createdAt: new Date(0) })
    .returning()
  const cities = await deliveryCitiesOf({ db, restaurant: { id: restaurantId }, hasGeocoder: true }, id(venueId))
  return resolveAddress(row as AddressRow, { venueId: id(venueId), zoneMode, cities })
}

const viaPo = {
  street: 'Via Po',
  houseNumber: '12',
  doorbell: 'Rossi',
  note: 'Secondo piano',
  town: 'Torino',
  postcode: '10123',
  province: 'TO',
  country: 'IT',
} as const
