import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { requestKey as clientKey } from '#src/api/create-api-client.ts'
import { anonymousEnvelope, clientVersion } from '#src/contract/envelope.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { firstBody, firstPath, requestKey } from '#src/options/first-request.ts'

describe('the request the loader sends first', () => {
  it('is the one the contract writes', () => {
    const envelope = z.encode(anonymousEnvelope, { version: clientVersion, restaurantId: 7 as never })
    expect(firstBody(7)).toBe(JSON.stringify({ ...envelope, ...z.encode(getRestaurantInfo.request, {}) }))
    expect(firstPath).toBe(getRestaurantInfo.path)
  })

  it('is kept under the key the client looks for', () => {
    expect(requestKey('https://a/b', '{}')).toBe(clientKey('https://a/b', '{}'))
  })
})
