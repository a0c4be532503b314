import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { seedDigest } from '#tests/support/seed-digest.ts'

import type { PostgresServer } from './postgres-server.ts'
import { startPostgres } from './postgres-server.ts'

const cache = 'node_modules/.cache/comanda'
const prefix = 'postgres-'

/**
 * A PostgreSQL server of the test's own that holds the demonstration. Making and filling a database takes five seconds of
 * CPU, so the first test keeps it as a folder for all others.
 */
export async function startFilledPostgres(programs: string): Promise<PostgresServer> {
  const name = `${prefix}${basename(dirname(programs))}-${await seedDigest()}`
  const path = join(cache, name)
  if (existsSync(path)) return startPostgres(programs, undefined, path)
  const server = await startPostgres(programs)
  const service = await openDemonstration({ databaseUrl: server.url })
  await service.close()
  await mkdir(cache, { recursive: true })
  const outdated = (await readdir(cache)).filter((folder) => folder.startsWith(prefix) && folder !== name)
  await Promise.all(outdated.map((folder) => rm(join(cache, folder), { recursive: true, force: true })))
  const unfinished = join(cache, `unfinished-${randomUUID()}`)
  await server.keepIn(unfinished)
  // Another worker may have been faster.
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true }))
  return server
}
