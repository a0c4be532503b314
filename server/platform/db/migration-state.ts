import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the database can serve calls: it answers, and it has the tables this process was written for. */
export type DatabaseState = 'ready' | 'unreachable' | 'outdated'

/** The last applied migration, as drizzle keeps it. */
export const lastMigration = 'select max(created_at) as applied from drizzle.__drizzle_migrations'

/** When the newest migration of the folder was made, in ms since 1970; drizzle keeps it with each applied one. */
export async function newestMigration(migrationsFolder: string): Promise<number> {
  return Math.max(...(await migrationTimes(migrationsFolder)))
}

async function migrationTimes(migrationsFolder: string): Promise<readonly number[]> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { readonly entries: readonly { readonly when: number }[] }
  return entries.map(({ when }) => when)
}

type Query = (sql: string) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>

/**
 * Throws one sentence when the tables were not begun by the first migration of the folder, which then cannot bring them up
 * to date: the migrations of the versions before 0.1.0 are not kept.
 */
export async function refuseOlderTables(query: Query, migrationsFolder: string): Promise<void> {
  const isEmpty = (await query("select to_regclass('drizzle.__drizzle_migrations') as found")).rows[0]?.found === null
  if (isEmpty) return
  const { rows } = await query('select min(created_at) as begun from drizzle.__drizzle_migrations')
  const begun = rows[0]?.begun
  if (begun === null || Number(begun) === Math.min(...(await migrationTimes(migrationsFolder)))) return
  throw new Error(
    'The database was made by a version from before 0.1.0, and this version cannot bring its tables up to date: ' +
      'write its menus into files with `npm run menu:export` of that version, and give this one an empty database.',
  )
}

/**
 * A database that is newer than this process is ready: while processes are replaced one by one, the old ones go on
 * serving.
 */
export function stateOf(applied: unknown, newest: number): DatabaseState {
  return Number(applied) >= newest ? 'ready' : 'outdated'
}
