import { googleSetup } from '#demo/server/accounts/google/id-token.ts'
import { claimDatabase } from '#demo/server/platform/db/claim-database.ts'
import { recurring } from '#demo/server/platform/jobs/job-kind.ts'
import { createFaults } from '#demo/server/platform/middleware/faults.ts'
import { createProviders } from '#demo/server/providers/create-providers.ts'
import { emulatedProviders, emulatorRoutes } from '#demo/server/providers/emulated-providers.ts'
import { googleEmulator, googleEmulatorRoutes } from '#demo/server/providers/google/emulator/google-emulator.ts'
import { sendEmulatedWebhooks } from '#demo/server/providers/send-emulated-webhooks.ts'
import { demoMembers } from '#demo/server/seed/demo-staff.ts'
import { seedWhenEmpty } from '#demo/server/seed/seed.ts'
import type { ProviderKeys, Settings } from '#demo/server/settings/settings.ts'
import { deskRoutes } from '#demo/server/staff/desk-routes.ts'
import { outboxRoutes } from '#demo/server/staff/outbox-routes.ts'
import { trialRoutes } from '#demo/server/trials/trial-routes.ts'

import type { Edition } from './edition.ts'

type Used = Pick<Settings, 'keys' | 'isTest' | 'wire'>

/** The demonstration: its restaurants, a desk that shows how to sign in, and emulators where no provider at all has keys. */
export async function demonstration({ keys, isTest, wire }: Used): Promise<Edition> {
  const isEmulated = hasNoKeys(keys)
  const faults = createFaults()
  // Imported on demand: it loads the whole contract and only tests need it.
  const wireVariants = wire && (await import('#demo/server/platform/middleware/wire-variants.ts')).wireVariants(wire)
  return {
    fill: async (db, nowMs) => {
      await claimDatabase(db, 'demonstration')
      await seedWhenEmpty(db, nowMs)
    },
    providers: async (base) => (isEmulated ? emulatedProviders(base) : createProviders(base, keys)),
    google: googleSetup(keys.googleClientIds, isEmulated ? googleEmulator : null),
    middleware: wireVariants ? [faults.middleware, wireVariants] : [faults.middleware],
    faults,
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
