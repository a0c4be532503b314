import { createProviderSource } from '#server/payments/accounts/provider-source.ts'
import { errorsOnly } from '#server/platform/logger.ts'
import { createClock } from '#server/platform/service-clock.ts'
import { createProviders } from '#server/providers/create-providers.ts'

import { listAccounts } from './list-accounts.ts'
import { runOnDatabase } from './open-stored.ts'
import { readArguments } from './read-arguments.ts'

const help = `npm run account:list -- [--restaurant <number>]

Prints the payment accounts of restaurants, without their secrets, and the ways to pay that are not offered for want of one.`

const options = { restaurant: { type: 'string' } } as const

const { values } = readArguments({ help, options, needsNothing: true })

await runOnDatabase(async (db, { keys, secretsKeys }) => {
  const clock = createClock()
  const providers = createProviderSource({
    environment: await createProviders({ clock }, keys),
    make: (own) => createProviders({ clock }, own),
    secretsKeys,
    log: errorsOnly,
  })
  return listAccounts({ db, providers }, values.restaurant)
})
