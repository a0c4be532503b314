import { and, or, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { orderLines, orders } from '#server/platform/db/schema/order-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'

import type { ListedOrder } from './newest-orders.ts'
import { isAtDesk, ordersAndCustomers } from './newest-orders.ts'

const howMany = 50
/** Digits of a telephone as people type them. */
const phoneLetters = /^[\d\s+()/.-]+$/
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

type Search = {
  readonly words: string
  /** Whether names and telephones are searched too, beside numbers and dishes. */
  readonly knowsCustomers: boolean
}

/** The newest orders of all days whose number, name, telephone or dishes have the words in them. */
export async function foundOrders(
  db: Database,
  scope: VenueScope,
  { words, knowsCustomers }: Search,
): Promise<readonly ListedOrder[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const guest = (field: 'firstName' | 'lastName' | 'phone') => sql`(${orders.guest}->>${sql.raw(`'${field}'`)})`
  const name = sql`
    coalesce(${guest('firstName')} || ' ' || ${guest('lastName')}, ${accounts.firstName} || ' ' || ${accounts.lastName})`
  const phone = sql`regexp_replace(coalesce(${guest('phone')}, ${accounts.phone}), '\\D', '', 'g')`
  const digits = phoneLetters.test(words) ? digitsOf(words) : ''
  const hasWords = or(
    knowsCustomers ? sql`${name} ilike ${pattern}` : undefined,
    sql`exists (
      select from ${orderLines}
      where ${orderLines.orderId} = ${orders.id} and (${orderLines.item}->>'name') ilike ${pattern})`,
    digits === '' ? undefined : sql`${orders.id}::text like ${`${digits}%`}`,
    digits === '' || !knowsCustomers ? undefined : sql`${phone} like ${`%${digits}%`}`,
  )
  return ordersAndCustomers(db, and(isAtDesk(scope), hasWords)).limit(howMany)
}
