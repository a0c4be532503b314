import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { closeOnSignal } from '#server/platform/close-on-signal.ts'
import { errorsOnly } from '#server/platform/logger.ts'
import { demoSettings, startOrEnd } from '#server/settings/process-settings.ts'

import { buildDocsWhenStale } from './docs/build-when-stale.ts'
import { startOrigins } from './origins.ts'

const settings = demoSettings(process.env)

if (isBuildStale()) {
  console.log('Building the widget…')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}

const running = await startOrEnd(async () => {
  const { siteOrigin, widgetUrl, docsUrl } = settings
  const addresses = { widgetUrl: widgetUrl ?? 'http://127.0.0.1:8788', docsUrl: docsUrl ?? `${siteOrigin}/docs` }
  const service = await openDemonstration({ ...settings, ...addresses, jobsEveryMs: 1000 })
  return startOrigins(service, { service: 8787, cdn: 8788, host: 8789, provider: 8790 })
})
buildDocsWhenStale()
closeOnSignal({ close: running.close, withinMs: settings.closeWithinMs, log: errorsOnly })

console.log(`
  Restaurant's site   ${running.host}/
  Documentation       ${running.host}/docs/
  Staff desk          ${running.service}/staff  (it shows how to sign in)
  Web service         ${running.service}  (${settings.databaseUrl ? 'PostgreSQL of DATABASE_URL' : `data in ${settings.dataDir}`})
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
  const sources = [
    ...inside('src'),
    ...inside('desk'),
    ...inside('tools'),
    'vite.config.ts',
    'vite.desk.config.ts',
    'package.json',
  ]
  return sources.some((name) => statSync(name).mtimeMs > builtMs)
}
