import { beforeAll, describe, expect, test } from 'vitest'

import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { storedRestaurant } from '#server/restaurant-file/stored-restaurant.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { rightValue } from '#tests/server/support/file-faults.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const restaurants = [1, 2, 3, 4, 5, 6, 7] as const

let service: TestService
let empty: Database
beforeAll(async () => {
  service = await startService({ now: noon })
  const { databaseLimits: limits } = defaultSettings
  const options = { databaseUrl: null, dataDir: 'memory', limits, slowStatementMs: 60_000, log: () => undefined }
  empty = (await openDatabase({ ...options, fill: () => Promise.resolve() })).db
})

async function exported(db: Database, restaurantId: Id<'Restaurant'>) {
  const file = await exportRestaurant(db, restaurantId)
  return rightValue(checkRestaurantFile(JSON.parse(JSON.stringify(file))))
}

describe.each(restaurants)('restaurant %i', (number) => {
  const restaurantId = id<'Restaurant'>(number)

  test('has the same rows in an empty database [FILE-01]', async () => {
    const made = await importRestaurant(empty, await exported(service.db, restaurantId))
    expect(made).toMatchObject({ ok: true, value: { id: restaurantId, isNew: true } })
    const [there, here] = [
      await storedRestaurant(empty, restaurantId),
      await storedRestaurant(service.db, restaurantId),
    ]
    expect(there?.rows).toEqual(here?.rows)
    expect(there?.key).toBe(here?.key)
  })

  test('is not changed by its own file [FILE-01]', async () => {
    const before = await storedRestaurant(service.db, restaurantId)
    const again = await importRestaurant(service.db, await exported(service.db, restaurantId))
    expect(again).toMatchObject({ ok: true, value: { isNew: false, differences: { changes: [], missing: [] } } })
    expect(await storedRestaurant(service.db, restaurantId)).toEqual(before)
  })
})
