import { and, eq, or, sql } from 'drizzle-orm'

import type { Database } from '#demo/server/db/database.ts'
import { accounts } from '#demo/server/db/schema/trade.ts'
import type { Id } from '#src/contract/values.ts'

import type { Account } from './sessions.ts'

export type NewAccount = typeof accounts.$inferInsert

/** By user name or e-mail, in any case. */
export async function accountNamed(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  name: string,
): Promise<Account | null> {
  const wanted = name.trim().toLowerCase()
  const [row] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.restaurantId, restaurantId),
        or(eq(sql`lower(${accounts.username})`, wanted), eq(sql`lower(${accounts.email})`, wanted)),
      ),
    )
  return row ?? null
}

/** Null when the user name or the e-mail is taken: the unique indexes decide, also between two requests at once. */
export async function createAccount(db: Database, account: NewAccount): Promise<Account | null> {
  const [row] = await db.insert(accounts).values(account).onConflictDoNothing().returning()
  return row ?? null
}

export async function accountOf(db: Database, id: Id<'Account'>): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row ?? null
}
