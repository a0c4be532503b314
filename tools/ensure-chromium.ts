import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findChromium } from './find-chromium.ts'

type Attempt = { readonly what: string; readonly commands: readonly string[] }

const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
const attempts: Attempt[] = [
  { what: "Playwright's download", commands: ['npx playwright install chromium'] },
  ...(existsSync('/usr/bin/apt-get')
    ? ['chromium-headless-shell', 'chromium'].map((name) => ({
        what: `the Debian package ${name}`,
        commands: [`${sudo}apt-get update`, `${sudo}apt-get install -y ${name}`],
      }))
    : []),
]

for (const { what, commands } of attempts) {
  if (findChromium() !== '') break
  console.log(`No Chromium found; trying ${what}…`)
  commands.every((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0)
}

if (findChromium() === '') {
  console.error(
    'The tests need a Chromium, and none could be installed. Install one (Debian: apt-get install chromium) or set COMANDA_CHROMIUM to its path.',
  )
  process.exit(1)
}
