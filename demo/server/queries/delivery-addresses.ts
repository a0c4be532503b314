import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Database } from '#demo/server/db/database.ts'
import { deliveryAddresses } from '#demo/server/db/schema/trade.ts'
import type { Id } from '#src/contract/values.ts'

export type AddressRow = typeof deliveryAddresses.$inferSelect

/** The addresses a customer has saved and not deleted, the default one first, then the newest. */
export function liveAddressesOf(db: Database, accountId: Id<'Account'>): Promise<AddressRow[]> {
  return db
    .select()
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.accountId, accountId), isNull(deliveryAddresses.retiredAt)))
    .orderBy(desc(deliveryAddresses.isDefault), desc(deliveryAddresses.id))
}
