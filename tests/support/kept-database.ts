import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import type { ServiceOptions } from '#server/app.ts'
import { secrets } from '#server/platform/db/schema/service-tables.ts'

import { seedDigest } from './seed-digest.ts'

const cache = 'node_modules/.cache/comanda'
let kept: Promise<Blob> | undefined

/**
 * An embedded database that holds the demonstration and belongs to no edition yet. Creating and filling it takes seconds,
 * so the first test file stores it as a file for all others, which read it once a worker.
 */
export function keptDatabase(options: ServiceOptions): Promise<Blob> {
  kept ??= readOrMake(options)
  return kept
}

async function readOrMake(options: ServiceOptions): Promise<Blob> {
  const name = `service-${await seedDigest()}-small.tar`
  const path = join(cache, name)
  const stored = await readFile(path).catch(() => null)
  if (stored) return new Blob([new Uint8Array(stored)])
  const made = await make(options)
  await mkdir(cache, { recursive: true })
  const outdated = (await readdir(cache)).filter((file) => file.endsWith('.tar') && file !== name)
  await Promise.all(outdated.map((file) => rm(join(cache, file), { force: true })))
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await made.arrayBuffer()))
  await rename(unfinished, path)
  return made
}

async function make(options: ServiceOptions): Promise<Blob> {
  const service = await openDemonstration({ ...options, dataDir: 'memory' })
  await service.db.delete(secrets).where(eq(secrets.name, 'edition'))
  for (const statement of smaller) await service.db.execute(sql.raw(statement))
  const made = await service.snapshot()
  await service.close()
  return made
}

/**
 * Half the CPU of an opening went into clearing 128 MB of buffers, though the whole database lies in memory, and into
 * unpacking two databases from which nothing is made.
 */
const smaller = [
  "alter system set shared_buffers = '32MB'",
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database template0',
  'drop database template1',
]
