import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createApiClient } from '#src/api/create-api-client.ts'
import { anonymousEnvelope, clientVersion } from '#src/contract/envelope.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { firstBody, firstPath, requestKey, serviceUrl } from '#src/options/service-requests.ts'
import { id } from '#tests/support/builders.ts'

describe('the request the loader sends first', () => {
  test('is the one the contract writes', () => {
    const envelope = z.encode(anonymousEnvelope, { version: clientVersion, restaurantId: id<'Restaurant'>(7) })
    expect(firstBody(7)).toBe(JSON.stringify({ ...envelope, ...z.encode(getRestaurantInfo.request, {}) }))
    expect(firstPath).toBe(getRestaurantInfo.path)
  })

  test('is not repeated by the client, which takes its reply', async () => {
    const host = 'https://api.example'
    const reply = new Response(JSON.stringify({ success: false, data: null, messages: ['early'] }))
    const prefetched = new Map([[requestKey(serviceUrl(host, 'it', firstPath), firstBody(7)), Promise.resolve(reply)]])
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
    await expect(client.call(getRestaurantInfo, {})).rejects.toMatchObject({ failure: { messages: ['early'] } })
    expect(prefetched.size).toBe(0)
  })
})
