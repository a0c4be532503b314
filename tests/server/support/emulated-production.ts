import { emulatedProviders, emulatorRoutes } from '#demo/emulators/emulated-providers.ts'
import { emulatedSetup } from '#demo/emulators/emulated-setup.ts'
import { sendEmulatedWebhooks } from '#demo/emulators/send-emulated-webhooks.ts'
import type { Edition } from '#server/editions/edition.ts'
import { production } from '#server/editions/production.ts'
import { recurring } from '#server/platform/jobs/job-kind.ts'
import type { Settings } from '#server/settings/settings.ts'

/** The service for real, whose restaurants' own accounts are at the emulators; without an account nothing is paid online. */
export function emulatedProduction(settings: Settings): Edition {
  const edition = production(settings)
  return {
    ...edition,
    providers: (base, keys) => (keys ? emulatedProviders(base, keys) : edition.providers(base)),
    makeSetup: (base) => (own) => emulatedSetup(base, own),
    isEmulated: true,
    addRoutes: (app, deps) => {
      edition.addRoutes(app, deps)
      emulatorRoutes(app, deps.payments)
    },
    jobs: (app, payments) => [
      recurring('emulated-webhooks', { everyMs: 1000, run: () => sendEmulatedWebhooks(app, payments) }),
    ],
  }
}
