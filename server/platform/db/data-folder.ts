import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

import { sqlStateOf } from './retry-transaction.ts'

/**
 * The folder of the embedded database inside `COMANDA_DATA`, which is locked. A new one is made beside its place by
 * `initialise` and moved there when it is complete, so that a first start that is cut off leaves nothing half made; what is
 * there already is never written over.
 */
export async function databaseFolder(dataDir: string, initialise: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(dataDir, 'postgres')
  const names = await namesIn(folder)
  if (names.includes('PG_VERSION')) return folder
  if (names.length > 0)
    throw new Error(
      `The folder ${folder} holds files, but no PG_VERSION and so no database that could be opened: ` +
        'put a backup in its place, or move it away to start with an empty one.',
    )
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  await initialise(unfinished)
  await rmdir(folder).catch(() => undefined)
  await rename(unfinished, folder)
  return folder
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** PostgreSQL's internal errors, damaged data and index among them, and errors of its files. */
const damagedStates = /^(XX|58)/

/** What to say when the database in a folder does not open; errors of anything else are answered as they are. */
export function openingProblem(error: unknown, folder: string): unknown {
  if (!isDamage(error)) return error
  return new Error(
    `The database in ${folder} cannot be opened, because it is damaged or of another version: ` +
      'put a backup in its place, or move it away to start with an empty one.',
  )
}

/** PGlite 0.5 says that PostgreSQL has ended by these alone. */
function isDamage(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError || damagedStates.test(sqlStateOf(error) ?? '')) return true
  return error instanceof Error && error.message.startsWith('PGlite failed to initialize')
}
