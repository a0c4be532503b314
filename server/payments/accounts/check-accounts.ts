import type { Database } from '#server/platform/db/database.ts'
import type { SecretsKey } from '#server/settings/settings.ts'

import { allAccounts } from './account-queries.ts'
import { openSecrets } from './payment-account.ts'

/**
 * Throws one sentence when an account cannot be opened: nothing could be taken with it, and nothing given back that was, so a
 * service does not start without its key.
 */
export async function checkAccounts(db: Database, keys: readonly SecretsKey[]): Promise<void> {
  for (const account of await allAccounts(db)) openSecrets(account, keys)
}
