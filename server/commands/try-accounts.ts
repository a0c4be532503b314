import { allAccounts } from '#server/payments/accounts/account-queries.ts'
import { openSecrets } from '#server/payments/accounts/payment-account.ts'
import { tryKept } from '#server/payments/accounts/try-kept.ts'
import { createSetup } from '#server/providers/create-setup.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { accountText } from './list-accounts.ts'
import { findRestaurant } from './named-restaurant.ts'
import type { AccountDeps } from './set-account.ts'

type Deps = Pick<AccountDeps, 'db' | 'secretsKeys' | 'fetch' | 'now'>

/** Makes and cancels a payment with each account that a restaurant and its venues have now. */
export async function tryAccounts(deps: Deps, restaurant: string): Promise<Verdict<string, readonly string[]>> {
  const found = await findRestaurant(deps.db, restaurant)
  if (!found.ok) return found
  const accounts = (await allAccounts(deps.db, found.value.id)).filter(({ retiredAt }) => retiredAt === null)
  if (accounts.length === 0) return refuse([`Restaurant ${restaurant} has no payment account.`])
  const lines: string[] = []
  const faults: string[] = []
  for (const account of accounts) {
    const setup = await createSetup({ ...account, secrets: openSecrets(account, deps.secretsKeys) }, deps)
    const fault = await tryKept(deps.db, { restaurant: found.value, account, setup })
    if (fault) faults.push(`${accountText(account)}: ${fault.said}`)
    else lines.push(`${accountText(account)}: a payment was made and cancelled`)
  }
  return faults.length > 0 ? refuse(faults) : accept(lines.join('\n'))
}
