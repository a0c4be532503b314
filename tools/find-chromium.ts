import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

/**
 * Preferred to a whole Chromium: the same engine without the window around it. In headless mode Chromium 156 draws its
 * toolbar for every page of a test by a renderer process of its own, which doubles the time of a page.
 */
const shell = '/usr/bin/chromium-headless-shell'
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * Path of a Chromium on this machine: the one asked for, the headless shell, Playwright's own, or the system's; '' when
 * there is none.
 */
export function findChromium(): string {
  const candidates = [process.env.COMANDA_CHROMIUM ?? '', shell, chromium.executablePath(), ...known]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? ''
}

/**
 * Starts Chromium for tests and benches. Without hinting the headless shell places the letters of web fonts as a whole
 * Chromium does, so that the pictures of the kit are the same.
 */
export function chromiumLaunch(...args: readonly string[]): { executablePath: string; args: string[] } {
  return { executablePath: findChromium(), args: ['--no-sandbox', '--font-render-hinting=none', ...args] }
}
