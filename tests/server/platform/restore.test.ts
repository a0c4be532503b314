import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import pg from 'pg'
import { expect, test } from 'vitest'

import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { startProcess } from '#tests/server/support/process.ts'

const run = promisify(execFile)
const programs = postgresPrograms()

/** The commands of docs/operating.md that make a backup and restore it, with one name for the file. */
async function documentedCommands(file: string): Promise<string> {
  const page = await readFile('docs/operating.md', 'utf8')
  const [, commands = ''] = /```sh\n(pg_dump [^`]+)```/.exec(page) ?? []
  return commands.replaceAll(/comanda-(?:\$\([^)]*\)|[\d-]+)\.dump/g, file)
}

test.skipIf(programs === null)('a backup is restored by the documented commands', { timeout: 240_000 }, async () => {
  const server = await startPostgres(programs ?? '', 'postgres')
  const folder = await mkdtemp(join(tmpdir(), 'comanda-restore-'))
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create role comanda login')
  await client.query('create database comanda owner comanda')
  const { host, port } = new URL(server.url.replace('postgres:', 'http:'))
  const addressOf = (database: string) => `postgres://comanda@${host}/${database}`
  const serve = async (database: string) => {
    const running = await startProcess({ DATABASE_URL: addressOf(database) })
    const ready = (await fetch(`${running.origin}/readyz`)).status
    const session = await fetch(`${running.origin}/staff/api/session`)
    await running.stop()
    return { ready, session: await session.json() }
  }
  const before = await serve('comanda')
  const environment = { ...process.env, PATH: `${programs}:${process.env.PATH}`, PGHOST: '127.0.0.1', PGPORT: port }
  const commands = await documentedCommands(join(folder, 'backup.dump'))
  await run('sh', ['-e', '-c', commands], { env: { ...environment, PGUSER: 'postgres' } })
  expect(await serve('comanda_restored')).toEqual(before)
  expect(before.ready).toBe(200)
  await client.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
