import { saveBillingAddress } from '#server/addresses/billing-addresses.ts'
import { saveAddress } from '#server/addresses/delivery-addresses.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Account } from '#server/platform/sessions.ts'

import type { AccountAddresses } from './read-addresses.ts'

type Keeping = { readonly account: Account; readonly addresses: AccountAddresses; readonly nowMs: number }

/** Keeps the addresses that came with a registration or a profile. */
export async function keepAddresses(db: Database, { account, addresses, nowMs }: Keeping): Promise<void> {
  const { billing, delivery } = addresses
  if (billing) await saveBillingAddress(db, account.id, billing)
  if (delivery) await saveAddress(db, { accountId: account.id, content: delivery, old: null, nowMs })
}
