import { defineConfig } from '@playwright/test'

import { chromiumLaunch } from './tools/find-chromium.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1280, height: 800 } }

// Journeys about optional additions (contract 7), left out for a service without them; each names those it needs.
const absent = process.env.COMANDA_WIRE === 'bare' ? [/@additions/] : []
// Cases that only repeat in a browser what a property test shows (decision 43): `npm run e2e:full` runs them too.
const repeated = process.env.COMANDA_E2E === 'full' ? [] : [/@full/]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The same on every platform: texts, no pictures.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A journey that fails once and then passes is listed as flaky in the log of CI; here it fails at once.
  retries: process.env.CI ? 1 : 0,
  // A journey waits for what it needs: the longest takes a minute where both cores are busy, and more on a slow machine.
  timeout: 300_000,
  // Only the kit is compared with pictures.
  expect: { timeout: 10_000, toHaveScreenshot: { pathTemplate: '{testDir}/kit-pictures/{arg}{ext}' } },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    // Saves a fifth of the time; `motion.spec.ts`, the engines and the host pages move.
    contextOptions: { reducedMotion: 'reduce' },
    // Off, because it doubles the time of a run; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // Each journey whose steps are the same on both is shown on one: those of a keyboard or a page built by others on
    // the desktop, those of forms, paying, tables, groups, savings, reservations and messages on the phone. Phones have
    // no classic scrollbars.
    {
      name: 'phone',
      use: phone,
      testIgnore:
        /(agents|bridges|builder|commands|keyboard|embedding|isolation|kit|look|scrollbars|docs|docs-samples|hosting|diagnose)\.spec\.ts$/,
      grepInvert: [...absent, ...repeated],
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore:
        /(account|deep-links|desk[a-z-]*|failures|group-order|history|transcripts|reflow|offline|one-evening|fifteen-minutes|operators|payments|payment-policy|memory|messaging|printers|reservations|savings|table|table-bill|table-rounds|table-without-camera)\.spec\.ts$/,
      grepInvert: [/@phone/, ...absent, ...repeated],
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
