import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'

import { serviceImage } from './image-files.ts'

// `npm run try:image`: does without Docker what the Dockerfile does for the service: copies the same files, installs without
// development packages, runs the same command on a PostgreSQL server, asks it by the same health check and whether it is ready.
const programs = postgresPrograms()
if (programs === null) throw new Error('This needs a PostgreSQL server (apt-get install postgresql).')
const { files, command, healthcheck } = serviceImage(readFileSync('Dockerfile', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'comanda-image-'))
execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
for (const name of [...files, 'dist-desk', 'package-lock.json', 'patches'])
  cpSync(name, join(folder, name), { recursive: true })
execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })

const server = await startPostgres(programs)
const [program = '', ...args] = command
const running = spawn(program, args, {
  cwd: folder,
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: server.url,
    PUBLIC_URL: 'https://order.example',
    SITE_ORIGIN: 'https://www.example',
    SMTP_URL: 'off',
    METRICS_TOKEN: 'a-token-of-prometheus',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(running, 'exit')
const port = await new Promise<number>((resolve, reject) => {
  createInterface(running.stdout).on('line', (line) => {
    const entry = JSON.parse(line) as { event: string; port?: number }
    if (entry.event === 'listening') resolve(Number(entry.port))
  })
  ended.then(([code]) => reject(new Error(`The service ended with ${code}.`)), reject)
})
const headers = { Authorization: 'Bearer a-token-of-prometheus' }
for (const path of ['/livez', '/readyz', '/metrics', '/openapi', '/pay', '/staff']) {
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  console.info(`${path} ${status}`)
  if (status !== 200) process.exitCode = 1
}
const [asking = '', ...question] = healthcheck
const checked = (asked: number) =>
  spawnSync(asking, question, { cwd: folder, env: { PATH: process.env.PATH, PORT: String(asked) } }).status
// Port 1 stands for a service that does not answer.
const health = [checked(port), checked(1)]
console.info(`health check ${health.join(', without a service ')}`)
if (health.join() !== '0,1') process.exitCode = 1
// Loads the provider's package.
const webhook = await fetch(`http://127.0.0.1:${port}/webhooks/stripe`, { method: 'POST', body: '{}' })
console.info(`/webhooks/stripe ${webhook.status}`)
if (webhook.status !== 400) process.exitCode = 1
running.kill('SIGTERM')
const [code] = (await ended) as [number | null]
console.info(`ended with ${code}`)
if (code !== 0) process.exitCode = 1
await server.stop()
rmSync(folder, { recursive: true, force: true })
