import { parseArgs } from 'node:util'

import { runOnDatabase } from './open-stored.ts'
import { retirePaymentAccount } from './retire-payment-account.ts'

const help = `npm run account:retire -- --account <number>

Takes a payment account out of use, without another one in its place; account:list prints the numbers. What was begun with it
is still settled, captured and given back with it. Says who is paid from now on.`

const options = {
  account: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const

const { values } = parseArgs({ options, strict: true })
if (values.help || process.argv.length === 2) {
  console.log(help)
  process.exit(0)
}

await runOnDatabase((db, { secretsKeys, keys }) =>
  retirePaymentAccount({ db, secretsKeys, keys, fetch: globalThis.fetch, now: Date.now }, values.account),
)
