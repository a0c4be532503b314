import { beforeAll, describe, expect, test } from 'vitest'

import { callStaff } from '#src/contract/dining-table.ts'
import { getLoyaltyCard } from '#src/contract/loyalty.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getServiceConfigs } from '#src/contract/shift.ts'
import { login } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { atWidget } from '#tests/server/support/at-telephone.ts'
import { clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
  restaurantId = await service.newRestaurant({ like: 2, restaurant: { opensSoon: true, guestOrderTypes: [] } })
})

const payments = { venueId: id<'Venue'>(21), orderType: 'takeAway', newsLimit: null, paymentModes: true } as const

describe('the preview of a restaurant that opens soon [SET-15]', () => {
  test.each(['owner', 'manager'] as const)('is answered to an %s as if it were open', async (role) => {
    const { api } = await atWidget(service, { restaurantId, role, use: 'preview' })
    const status = await api.call(getStatus, {})
    expect(status.isUnderMaintenance).toBe(false)
    expect(status.licenses.map(({ text }) => text)).not.toContain(
      'We open soon: you will be able to order here shortly.',
    )
    const { settings, venues } = await api.call(getRestaurantInfo, {})
    expect(settings.guestOrderTypes).toContain('takeAway')
    // Ways that the telephone does not have are seen too.
    expect(venues.map(({ table }) => table?.isActive)).toEqual([true])
  })

  test('leaves it closed to diners', async () => {
    const diner = clientOf(service, restaurantId)
    expect((await diner.call(getStatus, {})).isUnderMaintenance).toBe(true)
    expect(await statusOf(diner.call(getMixedInfo, payments))).toBe('MAINTENANCE')
  })

  test.each(['staff', 'kitchen'] as const)('is refused to %s', async (role) => {
    const { fetch } = await atWidget(service, { restaurantId, role, use: 'preview' })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    const reply = await fetch('https://service.example/en/webservice/restaurant/get_status', init)
    expect([reply.status, await reply.json()]).toEqual([403, { reason: 'not-your-role' }])
  })

  test('is that of their own restaurant and venue only', async () => {
    const { fetch } = await atWidget(service, { restaurantId, role: 'owner', use: 'preview' })
    const stranger = clientOf({ fetch }, await service.newRestaurant())
    expect(await statusOf(stranger.call(getRestaurantInfo, {}))).toBe('ENTITY_NOT_FOUND')
    const large = await service.newRestaurant({ restaurant: { opensSoon: true } })
    const [mine, other] = [id<'Venue'>(11), id<'Venue'>(12)]
    const { api } = await atWidget(service, { restaurantId: large, venueId: mine, role: 'manager', use: 'preview' })
    expect((await api.call(getRestaurantInfo, {})).venues.map((venue) => venue.id)).toEqual([mine])
    expect(await statusOf(api.call(getServiceConfigs, { venueId: other, type: null }))).toBe('ENTITY_NOT_FOUND')
  })

  test('shows what was saved, at once', async () => {
    const { api } = await atWidget(service, { restaurantId, role: 'owner', use: 'preview' })
    const desk = deskOf(service, restaurantId)
    const { version: before } = await desk.read<{ version: string }>('set-up')
    const { version, value } = await desk.read<{ version: string; value: object }>('set-up/look')
    const colours = { primary: '#123456' }
    expect((await desk.post('set-up/look', { version, value: { ...value, colours } })).status).toBe(200)
    expect((await api.call(getRestaurantInfo, {})).settings.colours).toMatchObject({ primary: '#123456' })
    expect((await desk.read<{ version: string }>('set-up')).version).not.toBe(before)
  })

  test('shows the loyalty card of a guest without points [SET-123]', async () => {
    const large = await service.newRestaurant({ restaurant: { hasLoyaltyCard: false } })
    const { api } = await atWidget(service, { restaurantId: large, role: 'owner', use: 'preview' })
    const venueId = id<'Venue'>(11)
    expect(await api.call(getLoyaltyCard, { venueId })).toMatchObject({
      score: 0,
      highestThreshold: 200,
      rewards: [],
      promotion: { name: 'Gino’s card' },
    })
    const { api: onTelephone } = await atWidget(service, { restaurantId: large, role: 'owner', use: 'telephone' })
    expect(await statusOf(onTelephone.call(getLoyaltyCard, { venueId }))).toBe('API_KEY_NOT_FOUND')
  })

  test('shows the ways to pay of diners, without keys', async () => {
    const { api } = await atWidget(service, { restaurantId, role: 'owner', use: 'preview' })
    const open = clientOf(service, await service.newRestaurant({ like: 2 }))
    const kinds = async (client: typeof api) =>
      (await client.call(getMixedInfo, payments)).paymentModes.map(({ kind }) => kind)
    expect(await kinds(api)).toEqual(await kinds(open))
  })

  test('refuses what somebody would hear of, with a sentence', async () => {
    const { api } = await atWidget(service, { restaurantId, role: 'owner', use: 'preview' })
    const call = {
      venueId: id<'Venue'>(21),
      tableId: id<'Table'>(3),
      tableCode: 'stella-3-v9Lp',
      reasonId: id<'CallReason'>(1),
    }
    const wishes = [
      api.call(login, { venueId: id<'Venue'>(21), account: 'anna@example.com', password: 'buonappetito' }),
      api.call(callStaff, call),
    ]
    for (const wish of wishes) expect(await statusOf(wish)).toBe('NOT_IN_PREVIEW')
  })

  test('says that it is paused where staff have paused it', async () => {
    const paused = await service.newRestaurant({ like: 2, restaurant: { opensSoon: true, isUnderMaintenance: true } })
    const { api } = await atWidget(service, { restaurantId: paused, role: 'owner', use: 'preview' })
    expect((await api.call(getStatus, {})).isUnderMaintenance).toBe(true)
  })
})
