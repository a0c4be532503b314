import { parseArgs } from 'node:util'

import { resealAccounts } from '#server/payments/accounts/reseal-accounts.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { runOnDatabase } from './open-stored.ts'

const help = `npm run accounts:reseal

Seals the secrets of all payment accounts with the first key of SECRETS_KEYS. After it the other keys are not needed any
more, except for restoring an older copy of the database.`

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } }, strict: true })
if (values.help) {
  console.log(help)
  process.exit(0)
}

await runOnDatabase(async (db, { secretsKeys }) => {
  const [first] = secretsKeys
  if (!first) return refuse(['SECRETS_KEYS must be set: its first key seals.'])
  return accept(`Accounts sealed anew with the key ${first.id}: ${await resealAccounts(db, secretsKeys)}.`)
})
