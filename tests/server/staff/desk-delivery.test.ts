import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { getServiceConfigs } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  // Three venues that deliver in areas: 31, 32, 33.
  restaurantId = await service.newRestaurant({ like: 3 })
})

type Delivery = PartValue<'delivery'>
type Part = { readonly value: Delivery; readonly venues: readonly { readonly key: string }[] }
const path = 'set-up/delivery'
const desk = (of = restaurantId) => deskOf(service, of)
const read = (of = restaurantId) => desk(of).read<Part>(path)
async function save(fields: Delivery, of = restaurantId) {
  const reply = await desk(of).savePart(path, fields)
  return { status: reply.status, ...((await reply.json()) as { faults?: object }) }
}
/** Saves the areas with some fields of area 301, the first one, changed. */
async function saveArea(changed: object) {
  const [first, ...others] = (await read()).value.deliveryAreas ?? []
  if (first?.id !== 301) throw new Error('Area 301 is not the first one.')
  return save({ deliveryAreas: [{ ...first, ...changed }, ...others] })
}
const reader = () => ({ db: service.db, restaurant: { id: restaurantId }, hasGeocoder: true })
const areaSeen = async (area: number) => (await deliveryCitiesOf(reader(), null)).find((city) => city.id === area)
const freeFrom = async (venue: number) => {
  const api = clientOf(service, restaurantId)
  const { delivery } = await api.call(getServiceConfigs, { venueId: id<'Venue'>(venue), type: 'delivery' })
  return delivery?.freeDeliveryFrom
}

describe('a delivery area', () => {
  test('costs what the owner has typed', async () => {
    expect(await saveArea({ minimumSpend: 12.5, deliveryFee: undefined })).toMatchObject({ status: 200 })
    expect(await areaSeen(301)).toMatchObject({ minimumSpend: 1250, deliveryFee: null, name: 'Centro' })
  })

  test('is saved as it stands', async () => {
    const before = await deliveryCitiesOf(reader(), null)
    expect((await save({})).status).toBe(200)
    expect(await deliveryCitiesOf(reader(), null)).toEqual(before)
  })

  test('is served from the venues that are ticked', async () => {
    const { venues } = await read()
    expect(venues).toHaveLength(3)
    expect(await saveArea({ servedBy: venues.slice(1).map(({ key }) => key) })).toMatchObject({ status: 200 })
    const served = await deliveryCitiesOf(reader(), id<'Venue'>(31))
    expect(served.map((city) => Number(city.id))).not.toContain(301)
  })

  test('with a wrong amount is refused', async () => {
    const faults = {
      'deliveryAreas[0].minimumSpend': 'Enter a number.',
      'deliveryAreas[0].name': 'This is missing. Fill it in.',
    }
    expect(await saveArea({ minimumSpend: 'ten', name: '' })).toMatchObject({ status: 400, faults })
  })

  test('of another restaurant is left alone', async () => {
    const other = await service.newRestaurant({ like: 3 })
    const before = await deliveryCitiesOf(reader(), null)
    const areas = (await read(other)).value.deliveryAreas?.map((area) => ({ ...area, deliveryFee: 99 }))
    expect(await save({ deliveryAreas: areas }, other)).toMatchObject({ status: 200 })
    expect(await deliveryCitiesOf(reader(), null)).toEqual(before)
  })
})

test('delivery is free from the total that is typed', async () => {
  const ways = 'venues/31/set-up/services'
  const saveFrom = async (freeDeliveryFrom: number | undefined) => {
    const { services } = (await desk().read<{ value: PartValue<'services'> }>(ways)).value
    return desk().savePart(ways, { services: { ...services, delivery: { ...services.delivery, freeDeliveryFrom } } })
  }
  expect((await saveFrom(35)).status).toBe(200)
  expect(await freeFrom(31)).toBe(3500)
  await saveFrom(undefined)
  expect(await freeFrom(31)).toBeNull()
})

test('a service point costs what the owner has typed', async () => {
  const at = await service.newRestaurant({ like: 7 })
  const [first, ...others] = (await read(at)).value.servicePoints ?? []
  expect(first).toMatchObject({ id: 701, name: 'Officine Dora' })
  expect((await save({ servicePoints: [{ ...first!, deliveryFee: 3 }, ...others] }, at)).status).toBe(200)
  expect((await read(at)).value.servicePoints?.[0]).toMatchObject({ deliveryFee: 3 })
})
