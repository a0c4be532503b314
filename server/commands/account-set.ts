import { text } from 'node:stream/consumers'

import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'
import { setAccount } from './set-account.ts'

const help = `npm run account:set -- --restaurant <number> [--venue <number>] --kind stripe|payPal < keys.txt

Sets the payment account of a restaurant, or of one of its venues. The standard input holds the keys, a line each:
  stripe: publishableKey=pk_live_…  secretKey=rk_live_… (a restricted key)
  payPal: clientId=…  clientSecret=…  environment=sandbox or production
and, where the webhook was made by hand, webhookSecret=whsec_… (stripe) or webhookId=… (payPal). A payment is made and
cancelled before anything is kept. The account that was there before is kept for what was begun with it.`

const options = {
  restaurant: { type: 'string', default: '' },
  venue: { type: 'string' },
  kind: { type: 'string', default: '' },
} as const

const { values } = readArguments({ help, options })

const { restaurant, venue, kind } = values
const keys = await text(process.stdin)
await runOnDatabase((db, { secretsKeys, publicUrl, siteOrigin }) => {
  const deps = { db, secretsKeys, publicUrl, siteOrigin, fetch: globalThis.fetch, now: Date.now }
  return setAccount(deps, { restaurant, venue, kind, keys })
})
