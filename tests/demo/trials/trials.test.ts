import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { annasHome } from '#demo/restaurants/annas-things.ts'
import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { getAccount } from '#src/contract/account.ts'
import { getDeliveryAddresses } from '#src/contract/delivery-address.ts'
import { getDiscountCodes } from '#src/contract/discount-code.ts'
import { getLoyaltyCard } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getDays, getSlots } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { day, id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests, startService, testSecretsKeys } from '#tests/support/service.ts'

let service: TestService
// Tests before this one may have set accounts of restaurants in the same database.
const fromTests = { dataDir: 'memory', secretsKeys: testSecretsKeys }
beforeAll(async () => {
  const snapshot = await (await startService()).snapshot()
  service = forTests(await openDemonstration({ ...fromTests, snapshot, isTest: true }))
})
afterAll(() => service.close())

async function send<T>(path: string, body: object): Promise<T> {
  const response = await service.fetch(`https://service.example/test/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

describe('for end-to-end tests the service', () => {
  test('copies a restaurant with the same inner ids', async () => {
    const changes = { venueId: 12, venue: { name: 'Another name' } }
    const { id: copy } = await send<{ id: Id<'Restaurant'> }>('restaurants', { like: 1, changes })
    expect(copy).toBeGreaterThanOrEqual(1000)
    const { venues } = await clientOf(service, copy).call(getRestaurantInfo, {})
    expect(venues.map((venue) => [venue.id, venue.name])).toEqual([
      [11, 'Trattoria da Gino Centro'],
      [12, 'Another name'],
      [13, 'Trattoria da Gino Lingotto'],
    ])
  })

  test('signs a customer in and stops one restaurant’s clock', async () => {
    const { id: restaurantId } = await send<{ id: Id<'Restaurant'> }>('restaurants', {})
    await send('clock', { restaurantId, ms: noon })
    const customer = await send<{ apiKey: string; email: string }>('customers', { restaurantId, firstName: 'Gaia' })
    const { api } = { api: clientOf(service, restaurantId, { who: customer }) }
    expect((await api.call(getAccount, {})).customer).toMatchObject({ firstName: 'Gaia', email: customer.email })
    const search = { venueId: id<'Venue'>(11), type: 'takeAway', deliveryCityIds: null, deliveryZoneId: null } as const
    const { slots } = await api.call(getSlots, { ...search, servicePointId: null, date: day('2026-03-10') })
    expect(slots[0]?.from).toBe('12:15')
    await send('changes', { restaurantId, changes: { stock: [{ productId: 801, venueId: 11, quantity: 0 }] } })
    expect(await statusOf(api.call(createOrder, await anOrder(api)))).toBe('PRODUCT_NOT_AVAILABLE')
  })

  test('closes days, fills slots, moves minimums, adds addresses', async () => {
    const day12 = { from: '2026-03-12', to: '2026-03-12' }
    const slotStart = '2026-03-10 19:30:00'
    const { id: restaurantId } = await send<{ id: Id<'Restaurant'> }>('restaurants', {
      like: 2,
      changes: {
        closure: day12,
        bookings: [{ timetableId: 211, slotStart, taken: 12 }],
        city: { id: 202, minimumSpend: 999 },
      },
    })
    await send('clock', { restaurantId, ms: noon })
    const { doorbell: _doorbell, ...home } = annasHome
    const customer = await send<{ apiKey: string; email: string; addressIds: number[] }>('customers', {
      restaurantId,
      addresses: [{ ...home, deliveryCityId: 202, deliveryZoneId: null }],
    })
    const api = clientOf(service, restaurantId, { who: customer })
    const venueId = id<'Venue'>(21)
    const search = {
      venueId,
      type: 'takeAway',
      deliveryCityIds: null,
      deliveryZoneId: null,
      servicePointId: null,
    } as const
    const { days } = await api.call(getDays, search)
    expect(days.map(({ date }) => date)).not.toContain('2026-03-12')
    expect(days[0]?.slots?.map(({ from }) => from)).not.toContain('19:30')
    const asked = { venueId, zoneMode: null, deliveryCityIds: null }
    expect((await api.call(getDeliveryAddresses, asked)).addresses).toMatchObject([
      { id: customer.addressIds[0], isDefault: true, doorbell: null, city: { id: 202, minimumSpend: 999 } },
    ])
  })

  test('makes a code and promotion, adds points and rewards', async () => {
    const { id: restaurantId } = await send<{ id: Id<'Restaurant'> }>('restaurants', {
      changes: { code: { id: 50, value: 2 }, promotion: { id: 1, amountPerPoint: 5 } },
    })
    const customer = await send<{ id: Id<'Account'>; apiKey: string; email: string; rewardIds: number[] }>(
      'customers',
      {
        restaurantId,
        card: { points: 12, rewards: [{ value: 3 }] },
      },
    )
    const api = clientOf(service, restaurantId, { who: customer })
    const venue = { venueId: id<'Venue'>(11) }
    const { codes } = await api.call(getDiscountCodes, venue)
    expect(codes).toContainEqual(expect.objectContaining({ id: 50, name: 'CODE50', kind: 'amount', value: 2 }))
    const card = await api.call(getLoyaltyCard, venue)
    expect([card.score, card.promotion?.amountPerPoint]).toEqual([12, 5])
    expect(card.rewards.map((reward) => [reward.id, reward.value])).toEqual([[customer.rewardIds[0], 3]])
    await send('cards', { restaurantId, accountId: customer.id, rewards: [{ kind: 'percentage', value: 20 }] })
    const after = await api.call(getLoyaltyCard, venue)
    expect([after.score, after.rewards.length]).toEqual([12, 2])
  })

  test('goes back to the seed', async () => {
    const { id: restaurantId } = await send<{ id: Id<'Restaurant'> }>('restaurants', {})
    await send('reset', {})
    expect(await statusOf(clientOf(service, restaurantId).call(getRestaurantInfo, {}))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(clientOf(service, id(1)).call(getRestaurantInfo, {}))).toBe('accepted')
  })
})
