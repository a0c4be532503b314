// Runs before `npm start` and `npm test`, so it may use nothing that has to be installed first.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

// npm writes this file last, so a broken install does not count as one.
const installed = 'node_modules/.package-lock.json'
const isMissing = !existsSync(installed)
const isStale = !isMissing && statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs

if (isMissing || isStale) {
  console.log(`Installing packages (${isMissing ? 'first time' : 'package-lock.json is newer than node_modules'})…`)
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32' && !npm,
  })
  if (status !== 0) {
    console.error('npm ci failed; the lines above say why. Node 20.19 or newer is needed.')
    process.exit(status ?? 1)
  }
}
