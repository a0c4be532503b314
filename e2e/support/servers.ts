import { existsSync } from 'node:fs'

import { closeOnSignal } from '#server/platform/close-on-signal.ts'
import { errorsOnly } from '#server/platform/logger.ts'
import { processSettings } from '#server/settings/process-settings.ts'
import { openTestService } from '#tests/support/service.ts'
import { noDelays, slowDelays } from '#tools/late.ts'
import { startOrigins } from '#tools/origins.ts'

if (!existsSync('dist/manifest.json')) {
  console.error('The end-to-end tests run on the built bundle. Run `npm run build` first.')
  process.exit(1)
}

const { isTest, wire, closeWithinMs } = processSettings({ args: [], variables: process.env })
const delays = process.env.COMANDA_SLOW ? slowDelays : noDelays
// The port of the widget's files is not known yet: the desk asks for their address.
// Its pictures are those of the journey that opens the map.
const mapTiles = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: [{ text: '© Tiles of the test', address: 'https://tiles.example/' }],
}
const service = await openTestService({ isTest, wire, deskFiles: 'dist-desk', widgetUrl: null, mapTiles })
const running = await startOrigins(service, undefined, delays)
closeOnSignal({ close: running.close, withinMs: closeWithinMs, log: errorsOnly })

// playwright.config.ts waits for this line and hands its addresses to the tests.
console.log(`Ready: service ${running.service} cdn ${running.cdn} provider ${running.provider}`)
