import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { Id } from '#src/contract/values.ts'
import { typedText } from '#src/domain/typed-text.ts'

export type NewAccount = typeof accounts.$inferInsert

/** By user name or e-mail, in any case. */
export async function accountNamed(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  name: string,
): Promise<Account | null> {
  const wanted = typedText(name).toLowerCase()
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

/** The account with this e-mail address, upper or lower case; for sign-in with Google. */
export async function accountWithEmail(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  email: string,
): Promise<Account | null> {
  const isOwner = eq(sql`lower(${accounts.email})`, typedText(email).toLowerCase())
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.restaurantId, restaurantId), isOwner))
  return row ?? null
}

/** Null when the user name or the e-mail is taken: the unique indexes decide, also between two requests at once. */
export async function createAccount(db: Database, account: NewAccount): Promise<Account | null> {
  const [row] = await db.insert(accounts).values(account).onConflictDoNothing().returning()
  return row ?? null
}

/**
 * Updates the profile of an account; false when another account has the e-mail address. Runs in a transaction: the
 * unique index stops it when another request takes the address meanwhile, and it is run again (decision 69).
 */
export async function changeAccount(
  db: Database,
  { id, restaurantId }: Pick<Account, 'id' | 'restaurantId'>,
  change: Partial<
    Pick<Account, 'email' | 'emailVerifiedAt' | 'firstName' | 'lastName' | 'phone' | 'consents' | 'passwordHash'>
  >,
): Promise<boolean> {
  const email = change.email?.toLowerCase()
  // One account's e-mail must not be another account's user name: sign-in takes either.
  const isTaken = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.restaurantId, restaurantId),
        ne(accounts.id, id),
        or(eq(sql`lower(${accounts.email})`, email), eq(sql`lower(${accounts.username})`, email)),
      ),
    )
  if (email !== undefined && isTaken.length > 0) return false
  await db.update(accounts).set(change).where(eq(accounts.id, id))
  return true
}

export async function accountOf(db: Database, id: Id<'Account'>): Promise<Account | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row ?? null
}

/** The names of some customers. */
export function namesOfAccounts(db: Database, ids: readonly Id<'Account'>[]) {
  const { id, firstName, lastName } = accounts
  return db
    .select({ id, firstName, lastName })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
}
