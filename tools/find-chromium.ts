import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium on this machine: the one asked for, Playwright's own, or the system's; '' when there is none. */
export function findChromium(): string {
  const candidates = [process.env.COMANDA_CHROMIUM ?? '', chromium.executablePath(), ...known]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? ''
}
