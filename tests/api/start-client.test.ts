import { beforeAll, describe, expect, test } from 'vitest'

import { createApiClient } from '#src/api/create-api-client.ts'
import { withStart } from '#src/api/start-client.ts'
import { getCategories } from '#src/contract/product.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { id } from '#tests/support/builders.ts'
import { noon } from '#tests/support/open-order.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const place = { venueId: id<'Venue'>(11), menuId: id<'Menu'>(1) }

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Setup = {
  readonly fetch?: typeof globalThis.fetch
  readonly isSimple?: () => boolean
  readonly canAskAgain?: () => boolean
}

/** A client of restaurant 1 whose language and clock the test sets, and the calls that it has sent. */
function aStart({ fetch = service.fetch, isSimple = () => false, canAskAgain = () => false }: Setup = {}) {
  const sent: string[] = []
  const now = { language: 'en', ms: 0 }
  const client = createApiClient({
    host: 'https://service.example',
    restaurantId: id(1),
    fetch(input, init) {
      sent.push(new URL(new Request(input, init).url).pathname.replace('/webservice', ''))
      return fetch(input, init)
    },
    language: () => now.language,
    credentials: () => null,
    onSessionEnd: () => undefined,
    usesSimpleRequests: isSimple,
    sendsIdempotencyKey: true,
    onFault(fault) {
      throw fault
    },
  })
  const request = () => ({ ...place, wantsCategories: true, wantsProducts: true })
  return { api: withStart(client, { now: () => now.ms, request, canAskAgain }), sent, now }
}

describe('withStart', () => {
  test('answers the calls of the first screen from one reply', async () => {
    const { api, sent } = aStart()
    const [restaurant, status] = await Promise.all([api.call(getRestaurantInfo, {}), api.call(getStatus, {})])
    const menu = await api.call(getCategories, place)
    expect(restaurant.venues.length).toBeGreaterThan(0)
    expect(status.isUnderMaintenance).toBe(false)
    expect(menu.categories.length).toBeGreaterThan(0)
    expect(sent).toEqual(['/en/restaurant/get_restaurant_info'])
  })

  test('holds the calls of the first screen back', async () => {
    const { api, sent } = aStart()
    let release = () => {}
    api.holdStart(new Promise((resolve) => (release = resolve)))
    const asked = Promise.all([api.call(getRestaurantInfo, {}), api.call(getStatus, {})])
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent).toEqual([])
    release()
    await asked
    expect(sent).toEqual(['/en/restaurant/get_restaurant_info'])
  })

  test('gives each reply once', async () => {
    const { api, sent } = aStart()
    await api.call(getRestaurantInfo, {})
    await api.call(getStatus, {})
    await api.call(getStatus, {})
    expect(sent).toEqual(['/en/restaurant/get_restaurant_info', '/en/restaurant/get_status'])
  })

  test('never answers a call in the language of another', async () => {
    const { api, sent, now } = aStart()
    const underWay = api.call(getRestaurantInfo, {})
    now.language = 'it'
    const menu = await api.call(getCategories, place)
    await underWay
    const names = menu.categories.map(({ name }) => name)
    expect(names).toContain('Dolci')
    expect(sent).toEqual(['/en/restaurant/get_restaurant_info', '/it/restaurant/get_categories_list'])
  })

  test('drops replies that no call has taken within a minute', async () => {
    const { api, sent, now } = aStart()
    await api.call(getRestaurantInfo, {})
    now.ms += 60_001
    await api.call(getStatus, {})
    expect(sent).toEqual(['/en/restaurant/get_restaurant_info', '/en/restaurant/get_status'])
  })

  test('asks again as JSON where simple requests are not read', async () => {
    let isSimple = true
    const types: (string | null)[] = []
    const { api, sent } = aStart({
      isSimple: () => isSimple,
      canAskAgain: () => isSimple && !(isSimple = false),
      fetch(input, init) {
        const type = new Request(input, init).headers.get('Content-Type')
        types.push(type)
        return type === 'application/json'
          ? service.fetch(input, init)
          : Promise.resolve(new Response('415', { status: 415 }))
      },
    })
    const restaurant = await api.call(getRestaurantInfo, {})
    expect(restaurant.venues.length).toBeGreaterThan(0)
    expect(types).toEqual(['text/plain', 'application/json'])
    expect(sent).toHaveLength(2)
  })

  test('fails where asking again is of no use', async () => {
    const { api, sent } = aStart({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(api.call(getRestaurantInfo, {})).rejects.toThrow('/restaurant/get_restaurant_info')
    expect(sent).toHaveLength(1)
  })
})
