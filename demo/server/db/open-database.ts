import { join } from 'node:path'

import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'

export type OpenDatabase = {
  readonly db: Database
  readonly close: () => Promise<void>
  /** The whole embedded database as one file, for `snapshot`. */
  readonly snapshot: () => Promise<Blob>
}
export type DatabaseOptions = {
  /** A PostgreSQL server; without it the embedded PostgreSQL is used. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded one, or 'memory'. */
  readonly dataDir?: string | undefined
  /** Content of an embedded database in memory, to start from instead of an empty one. */
  readonly snapshot?: Blob | undefined
  /** Puts the first data into a database that has just got its tables. */
  readonly fill: (db: Database) => Promise<void>
}

const migrationsFolder = join(import.meta.dirname, 'migrations')
const casing = 'snake_case'

/** Opens the database, brings its tables up to date and fills it when it is new. Only one driver is loaded. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options)
}

async function openServer(url: string, { fill }: DatabaseOptions): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ])
  const client = postgres(url, { max: 10, onnotice: () => undefined })
  const db = drizzle({ client, casing })
  // Several processes may start at once: one migrates and fills, the others wait for it.
  const lock = await client.reserve()
  try {
    await lock`select pg_advisory_lock(hashtext('comanda'))`
    await migrate(db, { migrationsFolder })
    await fill(db as unknown as Database)
  } finally {
    await lock`select pg_advisory_unlock(hashtext('comanda'))`
    lock.release()
  }
  return { db: db as unknown as Database, close: () => client.end({ timeout: 5 }), snapshot: noSnapshot }
}

async function openEmbedded({ dataDir = '.comanda-data', snapshot, fill }: DatabaseOptions): Promise<OpenDatabase> {
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
  const db = drizzle({ client, casing })
  await migrate(db, { migrationsFolder })
  await fill(db as unknown as Database)
  const close = async () => {
    await client.close()
    await unlock()
  }
  return { db: db as unknown as Database, close, snapshot: () => client.dumpDataDir('none') }
}

function noSnapshot(): Promise<Blob> {
  throw new Error('Comanda: only the embedded database can be written to one file; use pg_dump for a server.')
}
