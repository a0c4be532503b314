import type { Database } from '#server/platform/db/database.ts'
import { secretNamed } from '#server/platform/secrets.ts'

/** Who serves from a database: the demonstration, or production (decision 49). */
export type EditionName = 'demonstration' | 'production'

const refusals = {
  demonstration:
    'The database is in production, and the demonstration would sign anybody in there: ' +
    'start with --production, or give the demonstration a database of its own.',
  production:
    'The database holds the demonstration, whose passwords everybody reads: ' +
    'give production an empty database, or a copy of one that is in production.',
} as const satisfies Record<EditionName, string>

/** Writes down which edition uses a new database; throws one sentence when it is the other one's. */
export async function claimDatabase(db: Database, edition: EditionName): Promise<void> {
  const owner = await secretNamed(db, 'edition', () => edition)
  if (owner !== edition) throw new Error(refusals[edition])
}
