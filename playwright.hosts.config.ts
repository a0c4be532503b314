import { defineConfig } from '@playwright/test'

import journeys from './playwright.config.ts'

/** The published package inside apps of others: each installs it with npm, type-checks and runs. */
export default defineConfig({
  testDir: 'e2e/hosts',
  testMatch: /\.journey\.ts$/,
  outputDir: 'test-results',
  globalSetup: './e2e/hosts/pack.ts',
  forbidOnly: true,
  workers: 2,
  retries: journeys.retries ?? 0,
  // npm may have to fetch packages.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: journeys.reporter ?? 'list',
  use: { ...journeys.use, viewport: { width: 1280, height: 800 } },
  webServer: journeys.webServer ?? [],
})
