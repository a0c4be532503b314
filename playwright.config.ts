import { defineConfig } from '@playwright/test'

import { findChromium } from './tools/find-chromium.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1280, height: 800 } }

// What a service without the optional additions cannot show (contract 7); each such journey says which it needs.
const absent = process.env.COMANDA_WIRE === 'bare' ? [/@additions/] : []

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    // A trace doubles the time of a run: ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
  },
  projects: [
    // A keyboard and a page built by others are the same on both, so each is shown on one. Phones have no classic scrollbars.
    {
      name: 'phone',
      use: phone,
      testIgnore: /(keyboard|embedding|isolation|scrollbars)\.spec\.ts$/,
      grepInvert: absent,
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: /(failures|reflow|offline)\.spec\.ts$/,
      grepInvert: [/@phone/, ...absent],
    },
  ],
  webServer: {
    command: 'npx tsx e2e/support/servers.ts',
    // The addresses become COMANDA_SERVICE and COMANDA_CDN in the environment of the tests.
    wait: {
      stdout: /Ready: service (?<comanda_service>\S+) cdn (?<comanda_cdn>\S+) provider (?<comanda_provider>\S+)/,
    },
    env: { COMANDA_TEST: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 90_000,
  },
})
