import { createService } from '#server/app.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import type { FirstRestaurant } from '#tests/server/support/documented-run.ts'
import { printedPassword, runDocumented } from '#tests/server/support/documented-run.ts'
import { emulatedProduction } from '#tests/server/support/emulated-production.ts'
import { startPostgres } from '#tests/server/support/postgres-server.ts'
import { testSecretsKeys } from '#tests/support/service.ts'
import { providerFiles } from '#tools/provider-files.ts'
import { serve } from '#tools/serve.ts'

import { startHostSite } from './host-page.ts'
import { sample } from './sample.ts'

export type FirstService = Awaited<ReturnType<typeof startFirstService>>

/**
 * The service for production on a PostgreSQL that was empty, with the restaurants that the commands of
 * `docs/restaurant-files.md` have made, and sites of the restaurants, which load the built widget from `cdn`. Its clock begins
 * at noon.
 */
export async function startFirstService(programs: string, cdn: string) {
  const database = await startPostgres(programs)
  const api = await serve((request) => service.app.fetch(request))
  const SECRETS_KEYS = testSecretsKeys.map((one) => `${one.id}:${Buffer.from(one.key).toString('base64')}`).join()
  const said = await runDocumented({ DATABASE_URL: database.url, SECRETS_KEYS, PUBLIC_URL: api.origin })
  const aheadMs = noon - Date.now()
  const service = await createService({
    edition: emulatedProduction,
    databaseUrl: database.url,
    publicUrl: api.origin,
    secretsKeys: testSecretsKeys,
    now: () => Date.now() + aheadMs,
    jobsEveryMs: 1000,
  })
  const frames = await serve(providerFiles(api.origin))
  const origins = { service: api.origin, cdn, provider: frames.origin }
  const site = await startHostSite(origins)

  return {
    origins,
    password: (restaurant: FirstRestaurant) => printedPassword(said, restaurant),
    /** The restaurant's own page, with the tag as the documentation has it and the number that the import has printed. */
    page: ({ id }: FirstRestaurant) => {
      const body = sample('floating', origins, { id: id as Id<'Restaurant'> })
      return site.add({ tag: null, hasStripe: true, body })
    },
    /** What the QR code of a restaurant's first table says. */
    tableCode: async ({ id }: FirstRestaurant) => {
      const file = await exportRestaurant(service.db, id as Id<'Restaurant'>)
      return file?.venues[0]?.tables?.[0]?.code ?? ''
    },
    close: async () => {
      // Open desks would keep their connections.
      service.announceClosing()
      await Promise.all([site, frames, api].map((server) => server.close()))
      await service.close()
      await database.stop()
    },
  }
}
