import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import type { DeskField } from '#server/staff/editing/desk-field.ts'
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

type Item = { id: number; name: string; fields: DeskField[] }
type Delivery = { venues: Item[]; areas: Item[]; points: Item[] }
const desk = (of = restaurantId) => deskOf(service, of)
const change = async (path: string, typed: object, of = restaurantId) => answerOf(await desk(of).save(path, typed))
async function answerOf(reply: Response) {
  return { status: reply.status, ...((await reply.json()) as { faults?: object }) }
}
const read = (of = restaurantId) => desk(of).read<Delivery>('delivery')
const reader = () => ({ db: service.db, restaurant: { id: restaurantId }, hasGeocoder: true })
const areaSeen = async (area: number) => (await deliveryCitiesOf(reader(), null)).find((city) => city.id === area)
const freeFrom = async (venue: number) => {
  const api = clientOf(service, restaurantId)
  const { delivery } = await api.call(getServiceConfigs, { venueId: id<'Venue'>(venue), type: 'delivery' })
  return delivery?.freeDeliveryFrom
}

describe('a delivery area', () => {
  test('costs what the owner has typed', async () => {
    expect(await change('areas/301/form', { minimumSpend: '12,50', deliveryFee: '' })).toMatchObject({ status: 200 })
    expect(await areaSeen(301)).toMatchObject({ minimumSpend: 1250, deliveryFee: null, name: 'Centro' })
  })

  test('is saved as it stands', async () => {
    const before = await deliveryCitiesOf(reader(), null)
    for (const { id: area, fields } of (await read()).areas) {
      const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      expect((await change(`areas/${area}/form`, typed)).status).toBe(200)
    }
    expect(await deliveryCitiesOf(reader(), null)).toEqual(before)
  })

  test('is served from the venues that are ticked', async () => {
    const { venues, areas } = await read()
    const [first] = venues
    expect(areas[0]?.fields.filter(({ group }) => group === 'Brought from').length).toBe(venues.length)
    await change('areas/301/form', { [`servedFrom.${first?.id}`]: '' })
    const served = await deliveryCitiesOf(reader(), id<'Venue'>(first?.id ?? 0))
    expect(served.map((city) => Number(city.id))).not.toContain(301)
  })

  test('with a wrong amount is refused', async () => {
    const faults = { minimumSpend: 'Type an amount such as 8,50.', name: 'Name is missing.' }
    expect(await change('areas/301/form', { minimumSpend: 'ten', name: '' })).toMatchObject({ status: 400, faults })
  })

  test('of another restaurant is left alone', async () => {
    const other = await service.newRestaurant({ like: 1 })
    expect((await change('areas/301/form', { deliveryFee: '99' }, other)).status).toBe(404)
  })
})

test('delivery is free from the total that is typed', async () => {
  const venue = (await read()).venues[0]?.id ?? 0
  expect(await change(`venues/${venue}/delivery`, { 'freeFrom.delivery': '35' })).toMatchObject({ status: 200 })
  expect(await freeFrom(venue)).toBe(3500)
  await change(`venues/${venue}/delivery`, { 'freeFrom.delivery': '' })
  expect(await freeFrom(venue)).toBeNull()
})

test('a service point costs what the owner has typed', async () => {
  const at = await service.newRestaurant({ like: 7 })
  expect((await read(at)).points[0]).toMatchObject({ name: 'Officine Dora' })
  expect((await change('points/701/form', { deliveryFee: '3' }, at)).status).toBe(200)
  expect((await read(at)).points[0]?.fields[0]?.value).toBe('3,00')
})
