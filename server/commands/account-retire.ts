import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'
import { retirePaymentAccount } from './retire-payment-account.ts'

const help = `npm run account:retire -- --account <number>

Takes a payment account out of use, without another one in its place; account:list prints the numbers. What was begun with it
is still settled, captured and given back with it. Says who is paid from now on.`

const options = { account: { type: 'string', default: '' } } as const

const { values } = readArguments({ help, options })

await runOnDatabase((db, { secretsKeys, keys }) =>
  retirePaymentAccount({ db, secretsKeys, keys, fetch: globalThis.fetch, now: Date.now }, values.account),
)
