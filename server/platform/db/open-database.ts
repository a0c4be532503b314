import { join } from 'node:path'

import type { Logger } from '#server/platform/logger.ts'
import type { DatabaseLimits } from '#server/settings/settings.ts'

import type { Database } from './database.ts'
import type { DatabaseState } from './migration-state.ts'

/** How many connections a pool has and how many queries wait for one. */
export type PoolState = { readonly size: number; readonly idle: number; readonly waiting: number }

export type OpenDatabase = {
  readonly db: Database
  /** Answers the same a little later; null = there is none. */
  readonly replica: Database | null
  readonly close: () => Promise<void>
  /** Answers within a second, however busy the database is. */
  readonly state: () => Promise<DatabaseState>
  /** The connections of the pool; null for the embedded database, which has none. */
  readonly pool: () => PoolState | null
  /** The whole embedded database as one file, for `snapshot`. */
  readonly snapshot: () => Promise<Blob>
}
export type DatabaseOptions = {
  /** A PostgreSQL server; null = the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** A replica of that server; null, or left out = there is none. */
  readonly replicaUrl?: string | null
  /** Of the server. */
  readonly limits: DatabaseLimits
  /** Of the server, in ms. */
  readonly slowStatementMs: number
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
  if (databaseUrl === null) {
    const { openEmbedded } = await import('./open-embedded.ts')
    return openEmbedded({ ...options, migrationsFolder, casing })
  }
  const { openServer } = await import('./open-server.ts')
  const { fill, replicaUrl = null, limits, slowStatementMs, log } = options
  const open = { migrationsFolder, casing, replicaUrl, limits, slowStatementMs, fill, log } as const
  const server = await openServer(databaseUrl, open)
  return { ...server, snapshot: noSnapshot }
}

function noSnapshot(): Promise<Blob> {
  throw new Error('Comanda: only the embedded database can be written to one file; use pg_dump for a server.')
}
