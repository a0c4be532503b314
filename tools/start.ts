import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { createService } from '#demo/server/app.ts'

import { hostPages } from './host-pages.ts'
import { serve } from './serve.ts'
import { cdn } from './static-server.ts'

if (isBuildStale()) {
  console.log('Building the widget…')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}

// Three origins, as in life: the restaurant's site, the CDN and the web service (architecture decision 14).
const databaseUrl = process.env.DATABASE_URL
const service = await createService(databaseUrl ? { databaseUrl } : { dataDir: '.comanda-data' })
const api = await serve(service.app.fetch, 8787)
const files = await serve(cdn('dist'), 8788)
const host = await serve(hostPages('demo/host', { cdn: files.origin, service: api.origin }), 8789)

console.log(`
  Restaurant's site   ${host.origin}/
  Staff desk          ${host.origin}/staff.html
  Web service         ${api.origin}  (${databaseUrl ? 'PostgreSQL of DATABASE_URL' : 'data in .comanda-data'})
  Widget (CDN)        ${files.origin}/comanda.js

  Ctrl-C stops all three.
`)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

async function stop() {
  if (isStopping) return
  isStopping = true
  await Promise.all([host.close(), files.close(), api.close()])
  await service.close()
  process.exit(0)
}

/** A build is stale when a file it was made from has changed since. */
function isBuildStale(): boolean {
  const built = 'dist/manifest.json'
  if (!existsSync(built)) return true
  const builtMs = statSync(built).mtimeMs
  const sources = ['src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return [...sources, 'vite.config.ts', 'package.json'].some((name) => statSync(name).mtimeMs > builtMs)
}
