import type { SQL } from 'drizzle-orm'

import type { CustomerCall } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'

import type { PersonalTable } from './personal-tables.ts'
import { personalTables } from './personal-tables.ts'

type Asked = Pick<CustomerCall, 'db' | 'account' | 'nowMs'> & { readonly restaurant: { readonly name: string } }

/**
 * All that the service keeps of the caller, table by table, as a program reads it (GDPR art. 15 and 20). Amounts are in
 * hundredths of the currency, moments in UTC, the times of slots in venue time. Secrets are not in it [ACCT-71].
 */
export async function exportAccount({ db, account, restaurant, nowMs }: Asked): Promise<object> {
  const tables: Record<string, readonly object[]> = {}
  for (const each of personalTables)
    if (each.isExported) tables[each.name] = await exportedRows(db, each, each.isOf(account, db))
  return { restaurant: restaurant.name, exportedAt: new Date(nowMs).toISOString(), ...tables }
}

/** Rows of a table without what nobody is told of it. */
export async function exportedRows(
  db: Database,
  { table, unsaid }: PersonalTable,
  which: SQL | undefined,
): Promise<readonly object[]> {
  const rows: readonly Readonly<Record<string, unknown>>[] = await db.select().from(table).where(which)
  const isSaid = ([key]: readonly [string, unknown]) => key !== 'restaurantId' && !unsaid.includes(key)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(isSaid)))
}
