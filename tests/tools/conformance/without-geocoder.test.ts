import { afterAll, beforeAll, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { withGeocoder } from '#tests/server/support/with-geocoder.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'
import { verdictOf } from '#tools/conformance/journal.ts'
import { runConformance } from '#tools/conformance/run-conformance.ts'

let service: TestService
beforeAll(async () => {
  service = await openTestService({ edition: withGeocoder(null), now: () => noon })
})
afterAll(() => service.close())

test('areas are chosen by name, nothing is looked up [VENUE-45]', async () => {
  const { entries } = await runConformance({
    host: 'https://service.example',
    restaurantId: await service.newRestaurant({ like: 3 }),
    venueId: null,
    language: 'en',
    isReadOnly: false,
    tableCode: null,
    fetch: service.fetch,
    now: () => noon,
  })
  const verdicts = Object.fromEntries(entries.map((entry) => [entry.name, verdictOf(entry)]))
  expect(Object.values(verdicts).filter((one) => one === 'differs' || one === 'notes')).toEqual([])
  expect(verdicts).toMatchObject({ geocode: 'not run', newDeliveryAddress: 'ok', deleteDeliveryAddress: 'ok' })
  expect(entries.find(({ name }) => name === 'geocode')?.reason).toMatch(
    /^refused: GEOCODE_NOT_AVAILABLE "Addresses cannot be looked up/,
  )
})
