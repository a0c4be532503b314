import { defineConfig } from '@playwright/test'

import type { EngineName } from './e2e/engines/engine.ts'
import journeys from './playwright.config.ts'
import { isInstalled } from './tools/find-engines.ts'

const engines: readonly EngineName[] = ['webkit', 'firefox', 'chromium']

/** One project per engine that is installed here; `tools/ensure-optional.ts` says why one is not. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e/engines',
  testMatch: /\.journey\.ts$/,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: journeys.retries ?? 0,
  // WebKitGTK draws by software.
  timeout: 180_000,
  reporter: [['list'], ['./e2e/engines/table-reporter.ts']],
  projects: engines
    .filter((engineName) => engineName === 'chromium' || isInstalled(engineName))
    .map((engineName) => ({ name: engineName, use: { engineName } })),
  webServer: journeys.webServer ?? [],
})
