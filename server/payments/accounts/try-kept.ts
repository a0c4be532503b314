import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'

import type { AccountFault, AccountSetup } from './account-setup.ts'
import { leastPaid } from './paid-place.ts'
import type { PaymentAccount } from './payment-account.ts'

type Kept = { readonly restaurant: Restaurant; readonly account: PaymentAccount; readonly setup: AccountSetup }

/** Makes a payment with an account that is kept, and takes it back; null = it works. */
export async function tryKept(db: Database, { restaurant, account, setup }: Kept): Promise<AccountFault | null> {
  const { venueId, kind } = account
  const least = await leastPaid(db, { restaurant, venueId, kind })
  if (!least.ok) return least.refusal
  const tried = await setup.tryPayment(least.value)
  return tried.ok ? null : tried.refusal
}
