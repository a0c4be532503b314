import { googleSetup } from '#demo/server/accounts/google/id-token.ts'
import { createProviders } from '#demo/server/providers/create-providers.ts'
import type { Settings } from '#demo/server/settings/settings.ts'
import { deskRoutes } from '#demo/server/staff/desk-routes.ts'

import type { Edition } from './edition.ts'

const nothing = async () => undefined

/** The service for real: no data of its own, no emulator. A test lists its routes. */
export function production({ keys }: Pick<Settings, 'keys'>): Edition {
  return {
    fill: nothing,
    providers: (base) => createProviders(base, keys),
    google: googleSetup(keys.googleClientIds),
    middleware: [],
    faults: null,
    addRoutes: (app, desk) => deskRoutes(app, { ...desk, demo: null }),
    jobs: () => [],
  }
}
