import { googleSetup } from '#server/accounts/google/id-token.ts'
import { createGeocoder } from '#server/places/geocoder/create-geocoder.ts'
import { createProviders } from '#server/providers/create-providers.ts'
import { createSetup } from '#server/providers/create-setup.ts'
import type { Settings } from '#server/settings/settings.ts'
import { deskRoutes } from '#server/staff/desk-routes.ts'

import type { Edition } from './edition.ts'

/** The service for real: no data of its own, no emulator. A test lists its routes. */
export function production({ keys, geocoder }: Pick<Settings, 'keys' | 'geocoder'>): Edition {
  return {
    name: 'production',
    fill: () => Promise.resolve(),
    providers: (base, own = keys) => createProviders(base, own),
    makeSetup:
      ({ clock }) =>
      (own) =>
        createSetup(own, { now: () => clock.now() }),
    isEmulated: false,
    google: googleSetup(keys.googleClientIds),
    geocoder: geocoder && createGeocoder(geocoder),
    middleware: [],
    findPhoto: () => Promise.resolve(null),
    addRoutes: (app, desk) => deskRoutes(app, { ...desk, demo: null }),
    jobs: () => [],
  }
}
