import { join } from 'node:path'

import type { Logger } from '#demo/server/platform/middleware/request-log.ts'
import type { DatabaseLimits } from '#demo/server/settings/settings.ts'

import type { Database } from './database.ts'
import { asDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import type { DatabaseState } from './migration-state.ts'

export type OpenDatabase = {
  readonly db: Database
  readonly close: () => Promise<void>
  /** Answers within a second, however busy the database is. */
  readonly state: () => Promise<DatabaseState>
  /** The whole embedded database as one file, for `snapshot`. */
  readonly snapshot: () => Promise<Blob>
}
export type DatabaseOptions = {
  /** A PostgreSQL server; null = the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** Of the server. */
  readonly limits: DatabaseLimits
  /** Folder of the embedded one, or 'memory'. */
  readonly dataDir: string
  /** Content of an embedded database in memory, to start from instead of an empty one. */
  readonly snapshot?: Blob | undefined
  /** Puts the first data into a database that has just got its tables. */
  readonly fill: (db: Database) => Promise<void>
  readonly log: Logger
}

const migrationsFolder = join(import.meta.dirname, 'migrations')
const casing = 'snake_case'

/** Opens the database, brings its tables up to date and fills it when it is new. Only one driver is loaded. */
export async function openDatabase({ databaseUrl, ...options }: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl === null) return openEmbedded(options)
  const { openServer } = await import('./open-server.ts')
  const { fill, limits, log } = options
  return { ...(await openServer(databaseUrl, { migrationsFolder, casing, limits, fill, log })), snapshot: noSnapshot }
}

async function openEmbedded({
  dataDir,
  snapshot,
  fill,
}: Pick<DatabaseOptions, 'dataDir' | 'snapshot' | 'fill'>): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const isInMemory = dataDir === 'memory'
  const unlock = isInMemory ? async () => undefined : await lockFolder(dataDir)
  const client = await PGlite.create({
    ...(isInMemory ? {} : { dataDir: join(dataDir, 'postgres') }),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  })
  const driver = drizzle({ client, casing })
  const db = asDatabase(driver)
  const close = async () => {
    await client.close()
    await unlock()
  }
  try {
    await migrate(driver, { migrationsFolder })
    await fill(db)
  } catch (error) {
    await close()
    throw error
  }
  // It runs in this process and got its tables above: asking it would only wait behind the calls.
  const state = async () => (client.closed ? 'unreachable' : 'ready')
  return { db, close, state, snapshot: () => client.dumpDataDir('none') }
}

function noSnapshot(): Promise<Blob> {
  throw new Error('Comanda: only the embedded database can be written to one file; use pg_dump for a server.')
}
