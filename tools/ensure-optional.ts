import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { postgresPrograms } from '#tests/server/support/postgres-server.ts'

import { debianPackages, isInstalled } from './find-engines.ts'

// What tests use where it is there, and do without where it cannot be installed.
const optional = [
  { packages: debianPackages.firefox, isThere: () => isInstalled('firefox'), without: 'No journeys in firefox' },
  { packages: debianPackages.webkit, isThere: () => isInstalled('webkit'), without: 'No journeys in webkit' },
  { packages: ['postgresql'], isThere: () => postgresPrograms() !== null, without: 'No tests on a PostgreSQL server' },
]

const missing = optional.filter(({ isThere }) => !isThere())
const reason = missing.length === 0 ? null : install(missing.flatMap(({ packages }) => packages).join(' '))

for (const { packages, without } of missing.filter(({ isThere }) => !isThere())) {
  console.log(`${without}: ${reason ?? `the Debian packages ${packages.join(' ')} do not bring it here`}.`)
}

/** Installs Debian packages; answers why it could not, null when it could. */
function install(packages: string): string | null {
  if (!existsSync('/usr/bin/apt-get')) return `this system has no apt-get to install ${packages}`
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  if (sudo !== '' && run('sudo -n true') !== 0) return `only root can install ${packages}`
  console.log(`Installing ${packages}, for the tests that need them…`)
  for (const command of ['update', `install -y --no-install-recommends ${packages}`]) {
    if (run(`${sudo}apt-get -qq ${command}`) !== 0) return `apt-get ${command} failed`
  }
  return null
}

function run(command: string): number | null {
  return spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status
}
