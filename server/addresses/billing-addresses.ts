import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { billingAddresses } from '#server/platform/db/schema/account-tables.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { Id } from '#src/contract/values.ts'

/** The billing address of a customer, or null. */
export async function billingAddressOf(db: Database, accountId: Id<'Account'>): Promise<BillingAddress | null> {
  const [row] = await db.select().from(billingAddresses).where(eq(billingAddresses.accountId, accountId))
  return row?.address ?? null
}

/** Deletes the billing address of a customer. */
export async function deleteBillingAddress(db: Database, accountId: Id<'Account'>): Promise<void> {
  await db.delete(billingAddresses).where(eq(billingAddresses.accountId, accountId))
}

/** A customer has one: a new one replaces the old one. */
export async function saveBillingAddress(
  db: Database,
  accountId: Id<'Account'>,
  address: BillingAddress,
): Promise<void> {
  await db
    .insert(billingAddresses)
    .values({ accountId, address })
    .onConflictDoUpdate({ target: billingAddresses.accountId, set: { address } })
}
