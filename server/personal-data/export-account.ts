import type { CustomerCall } from '#server/platform/call.ts'

import { personalTables } from './personal-tables.ts'

type Asked = Pick<CustomerCall, 'db' | 'account' | 'nowMs'> & { readonly restaurant: { readonly name: string } }

/**
 * All that the service keeps of the caller, table by table, as a program reads it (GDPR art. 15 and 20). Amounts are in
 * hundredths of the currency, moments in UTC, the times of slots in venue time. Secrets are not in it [ACCT-71].
 */
export async function exportAccount({ db, account, restaurant, nowMs }: Asked): Promise<object> {
  const tables: Record<string, readonly object[]> = {}
  for (const { name, table, isOf, unsaid, isExported } of personalTables) {
    if (!isExported) continue
    const rows: readonly Readonly<Record<string, unknown>>[] = await db.select().from(table).where(isOf(account, db))
    tables[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'restaurantId' && !unsaid.includes(key))),
    )
  }
  return { restaurant: restaurant.name, exportedAt: new Date(nowMs).toISOString(), ...tables }
}
