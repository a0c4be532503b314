import type { Database } from '#server/platform/db/database.ts'
import { isSealedAnew } from '#server/platform/sealed-text.ts'
import type { SecretsKey } from '#server/settings/settings.ts'

import { allAccounts, replaceSealed } from './account-queries.ts'
import { openSecrets, sealSecrets } from './payment-account.ts'

/** Seals with the first key what is sealed with another one, all of it or nothing; answers how many accounts that were. */
export function resealAccounts(db: Database, keys: readonly SecretsKey[]): Promise<number> {
  return db.transaction(async (tx) => {
    const outdated = (await allAccounts(tx)).filter(({ sealedPart }) => !isSealedAnew(sealedPart, keys))
    for (const account of outdated)
      await replaceSealed(tx, account, sealSecrets(openSecrets(account, keys), account, keys))
    return outdated.length
  })
}
