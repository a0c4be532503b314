import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { legalVersions } from '#server/platform/db/schema/legal-tables.ts'
import { oneSection, shownDocuments, writeDocument } from '#tests/server/support/legal-restaurant.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('two processes on one PostgreSQL', () => {
  let services: TwoServices
  beforeAll(async () => {
    services = await startTwoServices(programs ?? '')
  })
  afterAll(() => services.stop())

  test('publish one version of a text together [LEGAL-02]', async () => {
    const { one, other } = services
    const restaurantId = await one.newRestaurant()
    for (const number of [1, 2, 3, 4, 5]) {
      await writeDocument(one, restaurantId, { document: 'terms', sections: oneSection({ it: `Testo ${number}` }) })
      const asked = Array.from({ length: 12 }, (_, at) => shownDocuments(at % 2 ? one : other, restaurantId))
      const addresses = (await Promise.all(asked)).map(({ f_termini }) => f_termini)
      expect(new Set(addresses)).toEqual(
        new Set([`https://service.example/documents/${restaurantId}/en/terms/${number}`]),
      )
    }
    const rows = await one.db.select().from(legalVersions).where(eq(legalVersions.restaurantId, restaurantId))
    expect(rows.filter(({ document }) => document === 'terms')).toHaveLength(5)
  })

  test('refuse to change a version [LEGAL-09]', async () => {
    const { one } = services
    const restaurantId = await one.newRestaurant()
    await shownDocuments(one, restaurantId)
    const changing = one.db.execute(sql`update legal_versions set content = '{}' where restaurant_id = ${restaurantId}`)
    await expect(changing).rejects.toMatchObject({ cause: { message: 'rows of legal_versions never change' } })
  })
})
