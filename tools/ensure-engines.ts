import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import type { OtherEngine } from './find-engines.ts'
import { debianPackages, isInstalled } from './find-engines.ts'

const missing = (['firefox', 'webkit'] as const).filter((engine) => !isInstalled(engine))
const reason = missing.length === 0 ? null : install(missing)

for (const engine of missing.filter((one) => !isInstalled(one))) {
  const wanted = debianPackages[engine].join(' ')
  console.log(`No journeys in ${engine}: ${reason ?? `the Debian packages ${wanted} do not bring it here`}.`)
}

/** Installs the Debian packages of engines; answers why it could not, null when it could. Without them the tests still run. */
function install(engines: readonly OtherEngine[]): string | null {
  const packages = engines.flatMap((engine) => debianPackages[engine]).join(' ')
  if (!existsSync('/usr/bin/apt-get')) return `this system has no apt-get to install ${packages}`
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  if (sudo !== '' && run('sudo -n true') !== 0) return `only root can install ${packages}`
  console.log(`Installing ${packages}, to run the first journey in every engine…`)
  for (const command of ['update', `install -y --no-install-recommends ${packages}`]) {
    if (run(`${sudo}apt-get -qq ${command}`) !== 0) return `apt-get ${command} failed`
  }
  return null
}

function run(command: string): number | null {
  return spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status
}
