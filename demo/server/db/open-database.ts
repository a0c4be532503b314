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
  const driver = drizzle({ client, casing })
  const db = driver as unknown as Database
  const close = () => client.end({ timeout: 5 })
  // Several processes may start at once: one migrates and fills, the others wait for it.
  const lock = await client.reserve()
  await lock`select pg_advisory_lock(hashtext('comanda'))`
  await closeOnError(close, async () => {
    await migrate(driver, { migrationsFolder })
    await fill(db)
  })
  await lock`select pg_advisory_unlock(hashtext('comanda'))`
  lock.release()
  return { db, close, snapshot: noSnapshot }
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
  const driver = drizzle({ client, casing })
  const db = driver as unknown as Database
  const close = async () => {
    await client.close()
    await unlock()
  }
  await closeOnError(close, async () => {
    await migrate(driver, { migrationsFolder })
    await fill(db)
  })
  return { db, close, snapshot: () => client.dumpDataDir('none') }
}

async function closeOnError(close: () => Promise<void>, prepare: () => Promise<void>): Promise<void> {
  try {
    await prepare()
  } catch (error) {
    await close()
    throw error
  }
}

function noSnapshot(): Promise<Blob> {
  throw new Error('Comanda: only the embedded database can be written to one file; use pg_dump for a server.')
}
