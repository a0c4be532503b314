import { randomUUID } from 'node:crypto'

import type { Database } from '#server/platform/db/database.ts'
import { secretNamed } from '#server/platform/secrets.ts'

/**
 * The id of this installation, made once and kept in its database: several installations may share one account of a
 * provider, and their orders have the same numbers (decision 88).
 */
export function installationOf(db: Database): Promise<string> {
  return secretNamed(db, 'installation', randomUUID)
}
