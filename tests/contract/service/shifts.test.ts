import { beforeAll, describe, expect, test } from 'vitest'

import { annasFlat, annasHome, annasOffice } from '#demo/restaurants/annas-things.ts'
import { texts } from '#server/platform/texts/localized.ts'
import { noon } from '#tests/server/support/diner.ts'
import { id, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

let service: TestService
/** Restaurants with zones, and with areas. */
let byZone: ReturnType<typeof wireOf>
let byPoint: ReturnType<typeof wireOf>
beforeAll(async () => {
  service = await startService({ now: noon })
  const timetable = { deliveryCityIds: [id<'DeliveryCity'>(201)] }
  const zones = await service.newRestaurant({ like: 2, type: 'delivery', timetable })
  byZone = wireOf(service, { restaurantId: zones, venueId: 21 })
  byPoint = wireOf(service, { restaurantId: await service.newRestaurant({ like: 3 }), venueId: 31 })
})

const costs = {
  isBlocked: true,
  blockedUntil: new Date('2099-01-01T11:30:00Z'),
  maxPeople: 12,
  fixedCost: 1.5,
  fixedCostKind: 'amount',
  fixedCostNames: texts('Coperto'),
  fixedCostDescriptions: texts('Pane e coperto'),
  fixedCostFreeFrom: price('90.00'),
  tipMaximum: price('20.00'),
} as const
const place = { id_consegna_citta: 201, id_consegna_zona: 2, id_punto_di_servizio: null }
const lunch = { from: '12:30', to: '12:45', id_orario: 212, id_menu: 1, ids_consegna_citta: [201] }

describe('the service', () => {
  test('returns every configuration and default address by wire names [API-19]', async () => {
    const name = 'shifts/lv1'
    const restaurantId = await service.newRestaurant({ like: 2, service: costs })
    const inZone = { ...annasHome, note: 'Secondo piano', deliveryZoneId: id<'DeliveryZone'>(1) }
    const who = await service.newCustomer(restaurantId, { addresses: [inZone] })
    const areas = await service.newRestaurant({ like: 3 })
    const inArea = await service.newCustomer(areas, { addresses: [annasFlat, annasOffice] })
    const fair = wireOf(service, {
      restaurantId: await service.newRestaurant({ like: 4, service: costs }),
      venueId: 41,
    })
    const callers = [
      wireOf(service, { restaurantId, venueId: 21, who }),
      wireOf(service, { restaurantId: areas, venueId: 31, who: inArea }),
      fair,
    ]
    const replies = await Promise.all(callers.map((caller) => caller.send(name)))
    expect(unsaid(name, replies)).toEqual([])
  })

  test('says the deposits of reservations by their wire names [API-53]', async () => {
    const name = 'shifts/lv1-reservations'
    const reply = await byZone.send(name)
    expect(unsaid(name, [reply])).toEqual([])
  })

  test('takes one city id for zones, a list for coordinates [API-20]', async () => {
    const { giorni } = await byZone.send('shifts/lv2-manual', place)
    expect(giorni).toContainEqual({
      raw: '2026-03-10',
      week_day: 2,
      day: 10,
      month: 3,
      hours: expect.arrayContaining([lunch]),
    })
    const elsewhere = await byZone.send('shifts/lv2-manual', { ...place, id_consegna_zona: 99 })
    expect(elsewhere.giorni).toEqual([])
    const areas = await byPoint.send('shifts/lv2-coordinates', { id_consegna_citta: [301] })
    expect(areas.giorni).not.toEqual([])
  })

  test('says the slots of a day by their wire names [API-21]', async () => {
    const { fasce } = await byZone.send('shifts/lv3', { ...place, data: '2026-03-10' })
    expect(fasce).toContainEqual(lunch)
    expect(await byZone.send('shifts/lv3', { ...place, id_consegna_citta: [999], data: '2026-03-10' })).toEqual({
      fasce: [],
    })
  })

  test('says when tables are free by the type of reservations [API-54]', async () => {
    const { giorni } = await byZone.send('shifts/lv2-reservations')
    const evening = { from: '20:00', to: null, id_orario: 217, id_menu: null, ids_consegna_citta: [] }
    expect(giorni).toContainEqual({
      raw: '2026-03-10',
      week_day: 2,
      day: 10,
      month: 3,
      hours: expect.arrayContaining([evening]),
    })
  })
})
