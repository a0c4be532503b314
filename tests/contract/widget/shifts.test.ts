import { describe, expect, test } from 'vitest'

import { reservationConfigQuery } from '#src/api/reservation-calls.ts'
import { daysQuery, serviceConfigsQuery, slotsQuery } from '#src/api/shift-calls.ts'
import { day, id } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { configs, defaultAddressAsSent } from './entities.ts'

const venueId = id<'Venue'>(21)
const slot = { from: '19:15', to: '19:30', timetableId: 301, menuId: 41, deliveryCityIds: [31, 32] }

describe('the configurations', () => {
  test('of every type are read, with costs and free delivery [API-19, CHK-54]', async () => {
    const read = await asks('shifts/lv1', (api) => serviceConfigsQuery(api, venueId, null))
    expect(read).toStrictEqual({ ...configs, delivery: { ...configs.delivery, defaultAddress: defaultAddressAsSent } })
  })

  test('of reservations are asked for alone, with their deposits [API-53]', async () => {
    const read = await asks('shifts/lv1-reservations', (api) => reservationConfigQuery(api, venueId))
    const deposits = [
      { id: 1, price: 1050 },
      { id: 2, price: 2000 },
    ]
    const none = { takeAway: null, delivery: null, eatIn: null, dil: null, table: null }
    expect(read).toStrictEqual({
      ...none,
      reservation: { ...configs.reservation, offersDeposits: true, deposits, requiresDeposit: true },
    })
  })
})

describe('the days', () => {
  test('of a zone are asked with one city id [API-20]', async () => {
    const search = {
      venueId,
      type: 'delivery',
      deliveryCityIds: id<'DeliveryCity'>(31),
      deliveryZoneId: id<'DeliveryZone'>(501),
      servicePointId: id<'ServicePoint'>(81),
    } as const
    const read = await asks('shifts/lv2-manual', (api) => daysQuery(api, search))
    expect(read).toStrictEqual({ days: [{ date: '2025-03-14', weekday: 5, day: 14, month: 3, slots: [slot] }] })
  })

  test('of coordinates are asked for with a list of cities [API-20]', async () => {
    const search = { venueId, type: 'delivery', deliveryZoneId: null, servicePointId: null } as const
    const read = await asks('shifts/lv2-coordinates', (api) => daysQuery(api, { ...search, deliveryCityIds: [id(31)] }))
    expect(read).toStrictEqual({
      days: [
        { date: '2025-03-15', weekday: 6, day: 15, month: 3, slots: null },
        { date: '2025-03-16', weekday: 7, day: 16, month: 3, slots: [slot] },
      ],
    })
  })

  test('of reservations are asked for by their type [API-54]', async () => {
    const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }
    const search = { venueId, type: 'reservation', ...nowhere } as const
    const { days } = await asks('shifts/lv2-reservations', (api) => daysQuery(api, search))
    const evening = { from: '20:00', to: null, timetableId: 355, menuId: null, deliveryCityIds: [] }
    expect(days).toStrictEqual([{ date: '2025-03-15', weekday: 6, day: 15, month: 3, slots: [evening] }])
  })

  test('have their slots asked for by the date [API-21]', async () => {
    const search = {
      venueId,
      type: 'delivery',
      deliveryCityIds: [id<'DeliveryCity'>(31), id<'DeliveryCity'>(32)],
      deliveryZoneId: id<'DeliveryZone'>(501),
      servicePointId: id<'ServicePoint'>(81),
      date: day('2025-03-14'),
    } as const
    expect(await asks('shifts/lv3', (api) => slotsQuery(api, search))).toStrictEqual({ slots: [slot] })
  })
})
