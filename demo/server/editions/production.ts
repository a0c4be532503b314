import { googleSetup } from '#demo/server/accounts/google/id-token.ts'
import { claimDatabase } from '#demo/server/platform/db/claim-database.ts'
import { createProviders } from '#demo/server/providers/create-providers.ts'
import type { Settings } from '#demo/server/settings/settings.ts'
import { deskRoutes } from '#demo/server/staff/desk-routes.ts'

import type { Edition } from './edition.ts'

/** The service for real: no data of its own, no emulator. A test lists its routes. */
export function production({ keys }: Pick<Settings, 'keys'>): Edition {
  return {
    fill: (db) => claimDatabase(db, 'production'),
    providers: (base) => createProviders(base, keys),
    google: googleSetup(keys.googleClientIds),
    middleware: [],
    faults: null,
    addRoutes: (app, desk) => deskRoutes(app, { ...desk, demo: null }),
    jobs: () => [],
  }
}
