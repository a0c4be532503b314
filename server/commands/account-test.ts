import { parseArgs } from 'node:util'

import { runOnDatabase } from './open-stored.ts'
import { tryAccounts } from './try-accounts.ts'

const help = `npm run account:test -- --restaurant <number>

Makes a payment with each account of a restaurant, over the least amount of its currency, and cancels it: no money moves.`

const options = { restaurant: { type: 'string', default: '' }, help: { type: 'boolean', default: false } } as const

const { values } = parseArgs({ options, strict: true })
if (values.help || process.argv.length === 2) {
  console.log(help)
  process.exit(0)
}

await runOnDatabase((db, { secretsKeys }) =>
  tryAccounts({ db, secretsKeys, fetch: globalThis.fetch, now: Date.now }, values.restaurant),
)
