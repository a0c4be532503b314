import { existsSync } from 'node:fs'

import { processSettings } from '#demo/server/settings/process-settings.ts'
import { openTestService } from '#tests/support/service.ts'
import { closeOnSignal, startOrigins } from '#tools/origins.ts'

if (!existsSync('dist/manifest.json')) {
  console.error('The end-to-end tests run on the built bundle. Run `npm run build` first.')
  process.exit(1)
}

const { isTest, wire } = processSettings({ args: [], variables: process.env })
const running = await startOrigins(await openTestService({ isTest, wire }))
closeOnSignal(running.close)

// playwright.config.ts waits for this line and hands its addresses to the tests.
console.log(`Ready: service ${running.service} cdn ${running.cdn} provider ${running.provider}`)
