import { PGlite, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { databaseFolder, openingProblem } from './data-folder.ts'
import type { Database } from './database.ts'
import { asDatabase } from './database.ts'
import { refuseOlderTables } from './migration-state.ts'
import type { OpenDatabase } from './open-database.ts'

type EmbeddedOptions = {
  /** A folder, or 'memory'. */
  readonly dataDir: string
  readonly snapshot?: Blob | undefined
  readonly migrationsFolder: string
  readonly casing: 'snake_case'
  readonly fill: (db: Database) => Promise<void>
}
type Updating = Pick<EmbeddedOptions, 'migrationsFolder' | 'casing' | 'fill'>

/** Opens the embedded PostgreSQL, in memory or in a folder that no other process has open. */
export async function openEmbedded({ dataDir, snapshot, ...updating }: EmbeddedOptions): Promise<OpenDatabase> {
  if (dataDir === 'memory') return update(await PGlite.create(snapshot ? { loadDataDir: snapshot } : {}), updating)
  // Imported on demand: it is code for this operating system, which neither a server nor the memory needs.
  const { lockFolder } = await import('./folder-lock.ts')
  const unlock = await lockFolder(dataDir)
  try {
    const folder = await databaseFolder(dataDir, async (place) => (await PGlite.create(place)).close())
    const opened = await openFolder(folder, updating)
    const close = async () => {
      await opened.close()
      await unlock()
    }
    return { ...opened, close }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openFolder(folder: string, updating: Updating): Promise<OpenDatabase> {
  try {
    return await update(await PGlite.create(folder), updating)
  } catch (error) {
    throw openingProblem(error, folder)
  }
}

/** Numbers of the array types that our columns have: `integer[]` and `text[]` (`schema/columns.ts`). */
const arrayTypes = [1007, 1009]

/**
 * PGlite learns to read every array type of the database, some 300: each table has one. Drizzle names readers of its own
 * with every statement, for which PGlite copies the whole table of readers: a quarter of the time of a short statement.
 */
function readOnlyOurTypes(client: PGlite): void {
  const ofArrays = Object.entries(client.parsers).filter(([type]) => arrayTypes.includes(Number(type)))
  client.parsers = { ...types.parsers, ...Object.fromEntries(ofArrays) }
}

/** Brings the tables up to date and fills a new database. */
async function update(client: PGlite, { migrationsFolder, casing, fill }: Updating): Promise<OpenDatabase> {
  readOnlyOurTypes(client)
  const driver = drizzle({ client, casing })
  const db = asDatabase(driver)
  try {
    await refuseOlderTables((sql) => client.query(sql), migrationsFolder)
    await migrate(driver, { migrationsFolder })
    await fill(db)
  } catch (error) {
    await client.close().catch(() => undefined)
    throw error
  }
  return {
    db,
    close: () => client.close(),
    // It runs in this process and got its tables above: asking it would only wait behind the calls.
    state: async () => (client.closed ? 'unreachable' : 'ready'),
    replica: null,
    pool: () => null,
    snapshot: () => client.dumpDataDir('none'),
  }
}
