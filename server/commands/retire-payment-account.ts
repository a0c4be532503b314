import { accountOf, accountsInUse, retireAccount } from '#server/payments/accounts/account-queries.ts'
import type { PaymentAccount } from '#server/payments/accounts/payment-account.ts'
import { openSecrets } from '#server/payments/accounts/payment-account.ts'
import { countPaymentsWith } from '#server/payments/payment-queries.ts'
import type { AccountSetup } from '#server/providers/account-setup.ts'
import { createSetup } from '#server/providers/create-setup.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { accountText } from './list-accounts.ts'
import type { AccountDeps } from './set-account.ts'

export type RetireDeps = Pick<AccountDeps, 'db' | 'secretsKeys' | 'fetch' | 'now'> & Pick<Settings, 'keys'>

/**
 * Takes the account with a number, as it was typed, out of use; again changes nothing. Answers who is paid from now on and what
 * becomes of its webhook, or one sentence that says what is wrong [PAY-43].
 */
export async function retirePaymentAccount(
  deps: RetireDeps,
  typed: string,
): Promise<Verdict<string, readonly string[]>> {
  const { db, now, secretsKeys } = deps
  if (!/^[1-9][0-9]{0,8}$/.test(typed))
    return refuse(['--account must be the number of a payment account: account:list prints them.'])
  const account = await accountOf(db, Number(typed) as Id<'PaymentAccount'>)
  if (!account) return refuse([`There is no payment account ${typed}.`])
  // Opened first: where the key is missing nothing is changed.
  const setup = await createSetup({ ...account, secrets: openSecrets(account, secretsKeys) }, deps)
  const retired = await retireAccount(db, account, now())
  const lines = [accountText(retired), await paidFromNowOn(deps, retired), await webhookText(deps, retired, setup)]
  return accept(lines.join('\n'))
}

/** What is begun at the venues of a retired account goes to the restaurant's account, else to the environment's. */
async function paidFromNowOn({ db, keys }: RetireDeps, { restaurantId, venueId, kind }: PaymentAccount) {
  const same = (await accountsInUse(db, restaurantId)).filter((one) => one.kind === kind)
  const next = same.find((one) => one.venueId === venueId) ?? same.find((one) => one.venueId === null)
  const place = venueId === null ? `the venues of restaurant ${restaurantId} without an account` : `venue ${venueId}`
  if (next) return `What is begun at ${place} is paid at account ${next.id} now.`
  return keys[kind]
    ? `What is begun at ${place} is paid with the keys of the environment now.`
    : `Diners at ${place} are not offered ${kind} any more.`
}

/** A payment that was begun may be reported later, and so may its refund: only without any the webhook goes. */
async function webhookText({ db }: RetireDeps, account: PaymentAccount, setup: AccountSetup): Promise<string> {
  const count = await countPaymentsWith(db, account)
  if (count > 0)
    return `Its webhook stays at the provider: ${count === 1 ? '1 payment' : `${count} payments`} may still be reported or refunded.`
  if (!account.isReady) return 'It had no webhook.'
  const { webhookId } = account.publicPart
  const isRemoved = webhookId !== undefined && (await setup.removeWebhook(webhookId).catch(() => false))
  return isRemoved
    ? 'Its webhook is deleted: nothing was ever begun with it.'
    : 'Its webhook was not deleted: run this command again, or delete it in the dashboard of the provider.'
}
