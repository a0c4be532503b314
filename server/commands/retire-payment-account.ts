import { accountOf, accountsInUse, retireAccount } from '#server/payments/accounts/account-queries.ts'
import type { PaymentAccount } from '#server/payments/accounts/payment-account.ts'
import { openSecrets } from '#server/payments/accounts/payment-account.ts'
import type { WebhookEnd } from '#server/payments/accounts/retire-account.ts'
import { endWebhook } from '#server/payments/accounts/retire-account.ts'
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
  const end = await endWebhook(db, retired, setup)
  const lines = [accountText(retired), await paidFromNowOn(deps, retired), webhookText(end)]
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

function webhookText(end: WebhookEnd): string {
  switch (end.kind) {
    case 'stays':
      return `Its webhook stays at the provider: ${end.payments === 1 ? '1 payment' : `${end.payments} payments`} may still be reported or refunded.`
    case 'none':
      return 'It had no webhook.'
    case 'removed':
      return 'Its webhook is deleted: nothing was ever begun with it.'
    case 'not-removed':
      return 'Its webhook was not deleted: run this command again, or delete it in the dashboard of the provider.'
  }
}
