import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { createService } from '#demo/server/app.ts'

import { closeOnSignal, startOrigins } from './origins.ts'

if (isBuildStale()) {
  console.log('Building the widget…')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}

const databaseUrl = process.env.DATABASE_URL
const service = await createService({ databaseUrl, dataDir: '.comanda-data', sweepEveryMs: 10_000 })
const running = await startOrigins(service, { service: 8787, cdn: 8788, host: 8789, provider: 8790 })
closeOnSignal(running.close)

console.log(`
  Restaurant's site   ${running.host}/
  Staff desk          ${running.service}/staff
  Web service         ${running.service}  (${databaseUrl ? 'PostgreSQL of DATABASE_URL' : 'data in .comanda-data'})
  Widget (CDN)        ${running.cdn}/comanda.js

  Ctrl-C stops all of them.
`)

/** True when a source has changed since the build. */
function isBuildStale(): boolean {
  const built = 'dist/manifest.json'
  if (!existsSync(built)) return true
  const builtMs = statSync(built).mtimeMs
  const inside = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const sources = [...inside('src'), ...inside('tools'), 'vite.config.ts', 'package.json']
  return sources.some((name) => statSync(name).mtimeMs > builtMs)
}
