import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'
import { tryAccounts } from './try-accounts.ts'

const help = `npm run account:test -- --restaurant <number>

Makes a payment with each account of a restaurant, over the least amount of its currency, and cancels it: no money moves.`

const options = { restaurant: { type: 'string', default: '' } } as const

const { values } = readArguments({ help, options })

await runOnDatabase((db, { secretsKeys }) =>
  tryAccounts({ db, secretsKeys, fetch: globalThis.fetch, now: Date.now }, values.restaurant),
)
