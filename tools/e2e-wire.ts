import { spawnSync } from 'node:child_process'

import { wireModes } from '#server/settings/wire-mode.ts'

const [first, ...rest] = process.argv.slice(2)
// One journey each for ordering, card payment, account and reservation: the short run of `verify`.
const args = first === '--short' ? ['--project', 'phone', '--grep', '@wire', ...rest] : process.argv.slice(2)

/**
 * Runs the journeys against a service that rewrites its replies as other services might
 * (demo/service/wire-variants.ts).
 */
for (const mode of wireModes) {
  console.log(`The web service speaks ${mode}.`)
  const { status } = spawnSync('npx', ['playwright', 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, COMANDA_WIRE: mode },
  })
  if (status !== 0) process.exit(status ?? 1)
}
