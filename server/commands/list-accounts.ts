import { allAccounts } from '#server/payments/accounts/account-queries.ts'
import type { PaymentAccount } from '#server/payments/accounts/payment-account.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { unpayableModes, unpayableText } from '#server/payments/unpayable-modes.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'

/** What to tell the operator of the accounts of one restaurant or of all, and of what lacks one; never a secret [PAY-40]. */
export async function listAccounts(
  deps: Pick<PaymentDeps, 'db' | 'providers'>,
  restaurant?: string,
): Promise<Verdict<string, readonly string[]>> {
  const found = restaurant === undefined ? null : await findRestaurant(deps.db, restaurant)
  if (found && !found.ok) return found
  const id = found?.value.id
  const accounts = (await allAccounts(deps.db, id)).map(accountText)
  const lacking = (await unpayableModes(deps, id)).map(
    (mode) => `restaurant ${mode.restaurantId}, venue ${mode.venueId}: ${unpayableText(mode, 'en')}`,
  )
  return accept([...(accounts.length > 0 ? accounts : ['There are no payment accounts.']), ...lacking].join('\n'))
}

/** `1001: stripe, live, …4242, restaurant 7, every venue, in use`. */
export function accountText(account: PaymentAccount): string {
  const { id, kind, mode, lastFour, restaurantId, venueId } = account
  const place = venueId === null ? 'every venue' : `venue ${venueId}`
  return `${id}: ${kind}, ${mode}, …${lastFour}, restaurant ${restaurantId}, ${place}, ${stateOf(account)}`
}

function stateOf({ isReady, retiredAt }: PaymentAccount): string {
  if (retiredAt) return `out of use since ${retiredAt.toISOString().slice(0, 10)}`
  return isReady ? 'in use' : 'waits for its webhook'
}
