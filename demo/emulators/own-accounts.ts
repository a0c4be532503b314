import { and, eq, sql } from 'drizzle-orm'

import type { AccountKind, PaymentAccount } from '#server/payments/accounts/payment-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'

/** By which part of its keys an emulator tells the accounts of a kind apart. */
const namedBy = { stripe: 'publishableKey', payPal: 'clientId' } as const satisfies Record<AccountKind, string>

/** The accounts of restaurants that an emulator knows under a name, replaced ones too; none under its own. */
export function ownAccounts(db: Database, kind: AccountKind, account: string): Promise<PaymentAccount[]> {
  const isNamed = sql`${paymentAccounts.publicPart} ->> ${namedBy[kind]} = ${account}`
  return db
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.kind, kind), eq(paymentAccounts.isReady, true), isNamed))
}
