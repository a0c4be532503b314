import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the database can serve calls: it answers, and it has the tables this process was written for. */
export type DatabaseState = 'ready' | 'unreachable' | 'outdated'

/** The last applied migration, as drizzle keeps it. */
export const lastMigration = 'select max(created_at) as applied from drizzle.__drizzle_migrations'

/** When the newest migration of the folder was made, in ms since 1970; drizzle keeps it with each applied one. */
export async function newestMigration(migrationsFolder: string): Promise<number> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { readonly entries: readonly { readonly when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}

/**
 * A database that is newer than this process is ready: while processes are replaced one by one, the old ones go on
 * serving.
 */
export function stateOf(applied: unknown, newest: number): DatabaseState {
  return Number(applied) >= newest ? 'ready' : 'outdated'
}
