import { createService } from '#server/app.ts'
import { noon } from '#tests/server/support/diner.ts'
import { emulatedProduction } from '#tests/server/support/emulated-production.ts'
import { startPostgres } from '#tests/server/support/postgres-server.ts'
import { testSecretsKeys } from '#tests/support/service.ts'
import { providerFiles } from '#tools/provider-files.ts'
import { serve } from '#tools/serve.ts'

import { startHostSite } from './host-page.ts'

/** What a command needs to reach the database of the service. */
export type CommandSettings = { readonly DATABASE_URL: string; readonly PUBLIC_URL: string }

/**
 * The service for production on a PostgreSQL that is empty but for what `prepare` writes, and a site of restaurants, which loads the built widget
 * from `cdn`. Payment accounts are at the emulated providers. Its clock begins at noon.
 */
export async function startEmulatedService<T>(
  programs: string,
  cdn: string,
  prepare: (settings: CommandSettings) => Promise<T>,
) {
  const database = await startPostgres(programs)
  const api = await serve((request) => service.app.fetch(request))
  const prepared = await prepare({ DATABASE_URL: database.url, PUBLIC_URL: api.origin })
  const aheadMs = noon - Date.now()
  const service = await createService({
    edition: emulatedProduction,
    databaseUrl: database.url,
    publicUrl: api.origin,
    widgetUrl: cdn,
    secretsKeys: testSecretsKeys,
    now: () => Date.now() + aheadMs,
    jobsEveryMs: 1000,
  })
  const frames = await serve(providerFiles(api.origin))
  const origins = { service: api.origin, cdn, provider: frames.origin }
  const site = await startHostSite(origins)
  return {
    prepared,
    origins,
    site,
    db: service.db,
    close: async () => {
      // Open desks would keep their connections.
      service.announceClosing()
      await Promise.all([site, frames, api].map((server) => server.close()))
      await service.close()
      await database.stop()
    },
  }
}
