import { spawnSync } from 'node:child_process'

import { wireModes } from './contract/wire-mode.ts'

const [first, ...rest] = process.argv.slice(2)
// One journey each for ordering, paying by card, the account and a reservation: what `verify` has time for.
const args = first === '--short' ? ['--project', 'phone', '--grep', '@wire', ...rest] : process.argv.slice(2)

/** The journeys against a service that writes its replies as others might (demo/server/platform/middleware/wire-variants.ts). */
for (const mode of wireModes) {
  console.log(`The web service speaks ${mode}.`)
  const { status } = spawnSync('npx', ['playwright', 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, COMANDA_WIRE: mode },
  })
  if (status !== 0) process.exit(status ?? 1)
}
