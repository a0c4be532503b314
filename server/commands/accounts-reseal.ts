import { resealAccounts } from '#server/payments/accounts/reseal-accounts.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'

const help = `npm run accounts:reseal

Seals the secrets of all payment accounts with the first key of SECRETS_KEYS. After it the other keys are not needed any
more, except for restoring an older copy of the database.`

readArguments({ help, options: {}, needsNothing: true })

await runOnDatabase(async (db, { secretsKeys }) => {
  const [first] = secretsKeys
  if (!first) return refuse(['SECRETS_KEYS must be set: its first key seals.'])
  return accept(`Accounts sealed anew with the key ${first.id}: ${await resealAccounts(db, secretsKeys)}.`)
})
