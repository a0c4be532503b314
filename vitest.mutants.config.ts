import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'

import { linguiMacro } from './tools/plugins/lingui-macro.ts'

const folders = process.env['COMANDA_MUTANTS'] === 'money' ? 'server/{orders,payments,savings}' : '{domain,state}'

/** The tests that `npm run mutants` (stryker.config.mjs) runs for the files it changes. */
export default defineConfig({
  plugins: [linguiMacro(), lingui()],
  test: {
    environment: 'node',
    include: [`tests/${folders}/**/*.test.ts`],
    // Sets the zone of the process, which Stryker's worker threads cannot.
    exclude: ['tests/domain/time/browser-zone.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
