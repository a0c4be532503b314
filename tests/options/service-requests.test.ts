import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createApiClient } from '#src/api/create-api-client.ts'
import { anonymousEnvelope, clientVersion } from '#src/contract/envelope.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { categoryPath, paths, productPath } from '#src/instance/routes/paths.ts'
import { firstBody, firstPath, menuOfDraft, opensMenu, requestKey, serviceUrl } from '#src/options/service-requests.ts'
import { id } from '#tests/support/builders.ts'

const anyId = fc.option(fc.integer({ min: 1, max: 9999 }))

describe('the request the loader sends first', () => {
  test('is the one the contract writes', () => {
    fc.assert(
      fc.property(anyId, anyId, fc.constantFrom('/', '/menu', '/menu/lista/3'), (venueId, menuId, route) => {
        const envelope = z.encode(anonymousEnvelope, { version: clientVersion, restaurantId: id<'Restaurant'>(7) })
        const start = {
          venueId: venueId === null ? null : id<'Venue'>(venueId),
          menuId: menuId === null ? null : id<'Menu'>(menuId),
          wantsCategories: route === '/menu',
          wantsProducts: route === '/menu',
        }
        expect(firstBody(7, { venueId, menuId, route })).toBe(
          JSON.stringify({ ...envelope, ...z.encode(getRestaurantInfo.request, { start }) }),
        )
      }),
    )
    expect(firstPath).toBe(getRestaurantInfo.path)
  })

  test('is not repeated by the client, which takes its reply', async () => {
    const host = 'https://api.example'
    const reply = new Response(JSON.stringify({ success: false, data: null, messages: ['early'] }))
    const start = { venueId: null, menuId: null, wantsCategories: false, wantsProducts: false }
    const body = firstBody(7, { venueId: null, menuId: null, route: '/' })
    const prefetched = new Map([[requestKey(serviceUrl(host, 'it', firstPath), body), Promise.resolve(reply)]])
    const client = createApiClient({
      host,
      restaurantId: id(7),
      fetch: () => Promise.reject(new Error('asked again')),
      language: () => 'it',
      credentials: () => null,
      onSessionEnd: () => {},
      usesSimpleRequests: () => false,
      sendsIdempotencyKey: true,
      onFault: (fault) => {
        throw fault
      },
      prefetched,
    })
    await expect(client.call(getRestaurantInfo, { start })).rejects.toMatchObject({ failure: { messages: ['early'] } })
    expect(prefetched.size).toBe(0)
  })
})

describe('the start of a route', () => {
  test.each([
    [paths.menu, true],
    [`${paths.menu}?x=1`, true],
    [categoryPath(id(3)), false],
    [productPath(id(3), id(5)), true],
    [paths.home, false],
    [paths.cart, false],
  ])('of %s has the menu: %s', (route, expected) => {
    expect(opensMenu(route)).toBe(expected)
  })
})

describe('the menu of a stored order', () => {
  const nowMs = new Date('2026-11-20T12:00:00').getTime()
  const draft = { venueId: 11, menuId: 3, slotStart: '2026-11-20 19:00:00' }
  test.each([
    ['before its slot', draft, 3],
    ['on the day of its slot', { ...draft, slotStart: '2026-11-20 11:00:00' }, 3],
    ['a day after its slot', { ...draft, slotStart: '2026-11-19 19:00:00' }, null],
    ['at another venue', { ...draft, venueId: 12 }, null],
    ['not started', { venueId: 11, menuId: null, slotStart: null }, null],
  ])('%s', (_when, stored, expected) => {
    expect(menuOfDraft(stored, 11, nowMs)).toBe(expected)
  })
})
