import { googleSetup } from '#demo/server/accounts/google/id-token.ts'
import { createProviders } from '#demo/server/providers/create-providers.ts'
import type { Settings } from '#demo/server/settings/settings.ts'

import type { Edition } from './edition.ts'

const nothing = async () => undefined

/** The service for real: no data of its own, no emulator, no open desk. A test lists its routes. */
export function production({ keys }: Pick<Settings, 'keys'>): Edition {
  return {
    fill: nothing,
    providers: (base) => createProviders(base, keys),
    google: googleSetup(keys.googleClientIds),
    middleware: [],
    faults: null,
    addRoutes: () => {
      // The desk belongs here as soon as it asks its users to sign in: the open one would show every customer's data.
    },
    jobs: () => [],
  }
}
