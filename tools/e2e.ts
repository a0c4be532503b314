import { spawnSync } from 'node:child_process'

const asked = process.argv.slice(2)
const isSlow = asked.includes('--slow')

/** The journeys, with the arguments of Playwright. `--slow`: each module and each answer is late (`slowDelays`). */
const { status } = spawnSync('npx', ['playwright', 'test', ...asked.filter((word) => word !== '--slow')], {
  stdio: 'inherit',
  env: { ...process.env, ...(isSlow ? { COMANDA_SLOW: '1' } : {}) },
})
process.exit(status ?? 1)
