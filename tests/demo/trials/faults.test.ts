import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ApiError } from '#src/api/api-error.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService()
  restaurantId = await service.newRestaurant()
})
beforeEach(() => service.faults.clear())

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ApiError ? error.failure.kind : 'other'),
  )
const asking = () => failureOf(clientOf(service, restaurantId).call(getStatus, {}))

describe('a fault switch', () => {
  test.each([
    ['drop', 'offline'],
    ['lose-reply', 'offline'],
    ['500', 'malformed'],
    ['garbage', 'malformed'],
  ] as const)('%s strikes one call, seen by the client as %s', async (kind, failure) => {
    service.faults.next({ path: '/restaurant/get_status', kind })
    expect(await asking()).toBe(failure)
    expect(await asking()).toBe('none')
  })

  test('strikes as often as it is told', async () => {
    service.faults.next({ path: '/restaurant/get_status', kind: 'drop', times: 2 })
    expect([await asking(), await asking(), await asking()]).toEqual(['offline', 'offline', 'none'])
  })

  test('delays a reply', async () => {
    service.faults.next({ path: '/restaurant/get_status', kind: 'delay', ms: 40 })
    const started = performance.now()
    expect(await asking()).toBe('none')
    expect(performance.now() - started).toBeGreaterThanOrEqual(39)
  })

  test('holds a reply until it is cleared', async () => {
    service.faults.next({ path: '/restaurant/get_status', kind: 'hold', restaurantId })
    let answered = 'not yet'
    const held = asking().then((failure) => (answered = failure))
    expect(await asking()).toBe('none')
    expect(answered).toBe('not yet')
    service.faults.clear(restaurantId)
    await held
    expect(answered).toBe('none')
  })

  test('leaves other calls and other restaurants alone', async () => {
    service.faults.next({ path: '/restaurant/get_status', kind: 'drop', restaurantId })
    expect(await failureOf(clientOf(service, restaurantId).call(getRestaurantInfo, {}))).toBe('none')
    expect(await failureOf(clientOf(service, 1 as typeof restaurantId).call(getStatus, {}))).toBe('none')
    expect(await asking()).toBe('offline')
  })
})
