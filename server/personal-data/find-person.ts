import type { SQL } from 'drizzle-orm'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { Id } from '#src/contract/values.ts'

/** Who is reached by an e-mail address or a telephone at a restaurant: accounts, and what guests ordered and reserved. */
export type Person = {
  readonly accounts: readonly Account[]
  readonly ordersOfGuest: SQL | undefined
  readonly reservationsOfGuest: SQL | undefined
}

/** Fewer digits could be those of anybody. */
const fewestDigits = 6

/** Somebody by what they were reached at; null = that is neither an address nor a telephone. */
export async function findPerson(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  contact: string,
): Promise<Person | null> {
  const matches = matchOf(contact)
  if (!matches) return null
  const { guest } = orders
  return {
    accounts: await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.restaurantId, restaurantId), matches(accounts.email, accounts.phone))),
    ordersOfGuest: and(
      eq(orders.restaurantId, restaurantId),
      isNull(orders.accountId),
      isNotNull(guest),
      matches(sql`${guest} ->> 'email'`, sql`${guest} ->> 'phone'`),
    ),
    reservationsOfGuest: and(
      eq(reservations.restaurantId, restaurantId),
      isNull(reservations.accountId),
      matches(reservations.email, reservations.phone),
    ),
  }
}

type Column = SQL | PgColumn

/** Addresses are compared without case, telephones by their digits, with `00` or `+` before the country. */
function matchOf(contact: string): ((email: Column, phone: Column) => SQL) | null {
  const typed = contact.trim().toLowerCase()
  if (typed.includes('@')) return (email) => sql`lower(${email}) = ${typed}`
  const digits = digitsOf(typed)
  if (digits.length < fewestDigits) return null
  return (_email, phone) => sql`regexp_replace(${phone}, '^00|[^0-9]', '', 'g') = ${digits}`
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '').replace(/^00/, '')
}
