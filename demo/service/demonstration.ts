import { emulatedProviders, emulatorRoutes } from '#demo/emulators/emulated-providers.ts'
import { emulatedSetup } from '#demo/emulators/emulated-setup.ts'
import { googleEmulator, googleEmulatorRoutes } from '#demo/emulators/google/google-emulator.ts'
import { sendEmulatedWebhooks } from '#demo/emulators/send-emulated-webhooks.ts'
import { knownStreets } from '#demo/places/known-streets.ts'
import { demoMembers } from '#demo/restaurants/demo-staff.ts'
import { photoFile } from '#demo/restaurants/photo-files.ts'
import { seedWhenEmpty } from '#demo/restaurants/seed.ts'
import type { Faults } from '#demo/trials/faults.ts'
import { trialRoutes } from '#demo/trials/trial-routes.ts'
import { googleSetup } from '#server/accounts/google/id-token.ts'
import type { Edition } from '#server/editions/edition.ts'
import { createGeocoder } from '#server/places/geocoder/create-geocoder.ts'
import { recurring } from '#server/platform/jobs/job-kind.ts'
import { createProviders } from '#server/providers/create-providers.ts'
import { createSetup } from '#server/providers/create-setup.ts'
import type { ProviderKeys, Settings } from '#server/settings/settings.ts'
import { deskRoutes } from '#server/staff/desk-routes.ts'

import { outboxRoutes } from './outbox-routes.ts'

type Used = Pick<Settings, 'keys' | 'isTest' | 'wire' | 'geocoder'>

/** The demonstration: its restaurants, a desk that shows how to sign in, and emulators where no provider at all has keys. */
export async function demonstration({ keys, isTest, wire, geocoder }: Used, faults: Faults): Promise<Edition> {
  const isEmulated = hasNoKeys(keys)
  // Imported on demand: it loads the whole contract and only tests need it.
  const wireVariants = wire && (await import('./wire-variants.ts')).wireVariants(wire)
  return {
    name: 'demonstration',
    fill: seedWhenEmpty,
    providers: (base, own) => (isEmulated ? emulatedProviders(base, own) : createProviders(base, own ?? keys)),
    makeSetup: (base) => (own) =>
      isEmulated ? emulatedSetup(base, own) : createSetup(own, { now: () => base.clock.now() }),
    isEmulated,
    google: googleSetup(keys.googleClientIds, isEmulated ? googleEmulator : null),
    geocoder: geocoder ? createGeocoder(geocoder) : knownStreets,
    middleware: wireVariants ? [faults.middleware, wireVariants] : [faults.middleware],
    findPhoto: photoFile,
    addRoutes: (app, { payments, sweep, ...desk }) => {
      deskRoutes(app, { ...desk, payments, demo: { members: demoMembers, addRoutes: outboxRoutes } })
      if (isEmulated) emulatorRoutes(app, payments)
      if (isEmulated) googleEmulatorRoutes(app, payments)
      if (isTest) trialRoutes(app, { ...payments, faults, sweep })
    },
    jobs: (app, payments) => {
      const run = () => sendEmulatedWebhooks(app, payments)
      return isEmulated ? [recurring('emulated-webhooks', { everyMs: 10_000, run })] : []
    },
  }
}

/**
 * Emulators take play money and sign anybody in: the keys of one provider show that money is meant, and end those of all
 * others.
 */
function hasNoKeys({ stripe, payPal, googleClientIds }: ProviderKeys): boolean {
  return stripe === null && payPal === null && googleClientIds.length === 0
}
