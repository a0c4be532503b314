import { and, eq, sql } from 'drizzle-orm'

import type { AccountKind, PaymentAccount } from '#server/payments/accounts/payment-account.ts'
import { namedBy } from '#server/payments/accounts/payment-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'

/** The accounts of restaurants that an emulator knows under a name, replaced ones too; none under its own. */
export function ownAccounts(db: Database, kind: AccountKind, account: string): Promise<PaymentAccount[]> {
  const isNamed = sql`${paymentAccounts.publicPart} ->> ${namedBy[kind]} = ${account}`
  return db
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.kind, kind), eq(paymentAccounts.isReady, true), isNamed))
}
