import type { SQL } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'

import { watchedChats } from '#server/messaging/newest-chats.ts'
import { watchedOrders } from '#server/orders/newest-orders.ts'
import { watchedRounds } from '#server/orders/table-rounds.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { watchedReservations } from '#server/reservations/reservation-queries.ts'
import { watchedTickets } from '#server/tickets/listed-tickets.ts'
import { watchedPrinters } from '#server/tickets/printers.ts'
import type { Id } from '#src/contract/values.ts'

/**
 * Another text after every change of what the desk of a restaurant lists: its orders, reservations and conversations,
 * the rounds at its tables, the newest bills, the calls to its tables, payments that were given up, printers with their newest tickets, and pauses,
 * which end by the clock. PostgreSQL
 * gives a row another `xmin` with every change of it.
 */
export async function deskVersion(db: Database, restaurantId: Id<'Restaurant'>, nowMs: number): Promise<string> {
  const [row] = await versionQuery(db, restaurantId, nowMs)
  return row?.version ?? ''
}

/**
 * One query, by the indexes that are led by the restaurant. Each part names its number, because PostgreSQL would read the
 * orders of all restaurants if the number came out of a table.
 */
export function versionQuery(db: Database, restaurantId: Id<'Restaurant'>, nowMs: number) {
  const watched = (table: string, ids: SQL) => sql`
    (select string_agg(id || ':' || xmin::text, ',' order by id) from ${sql.identifier(table)} where id in (${ids}))`
  const bills = sql`
    (select string_agg(id || ':' || change, ',' order by id) from
      (select id, xmin::text as change from bills where restaurant_id = ${restaurantId}
        order by id desc limit 100) newest)`
  const messages = sql`
    (select string_agg(said.id || ':' || said.xmin::text, ',' order by said.id) from chat_messages said
      where said.chat_id in (${watchedChats(restaurantId, nowMs)}))`
  const calls = sql`
    (select string_agg(table_id || ':' || xmin::text, ',' order by table_id) from table_calls
      where restaurant_id = ${restaurantId})`
  // Money that a provider did not hand over or give back (`stuckPayments`).
  const stuck = sql`
    (select string_agg(id::text, ',' order by id) from jobs
      where restaurant_id = ${restaurantId} and failed_at is not null and kind like 'payment-%')`
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`
  const pauses = sql`
    (select string_agg(venue_id || type || coalesce(blocked_until::text, ''), ',' order by venue_id, type)
      from service_configs where restaurant_id = ${restaurantId} and is_blocked and coalesce(blocked_until > ${now}, true))`
  const dishes = sql`
    (select string_agg(concat_ws(' ', venue_id, kind, thing_id, until), ',' order by venue_id, kind, thing_id)
      from menu_pauses where restaurant_id = ${restaurantId} and coalesce(until > ${now}, true))`
  const busy = sql`
    (select string_agg(concat_ws(' ', venue_id, type, busy_minutes, busy_until), ',' order by venue_id, type)
      from service_configs where restaurant_id = ${restaurantId} and busy_minutes > 0 and coalesce(busy_until > ${now}, true))`
  const whole = sql`
    (is_under_maintenance and coalesce(maintenance_until > ${now}, true))::text || coalesce(maintenance_until::text, '')`
  const parts = sql.join(
    [
      watched('orders', sql`${watchedOrders(restaurantId, nowMs)} union (${watchedRounds(restaurantId, nowMs)})`),
      watched('reservations', watchedReservations(restaurantId, nowMs)),
      watched('print_jobs', watchedTickets(restaurantId)),
      watchedPrinters(restaurantId, nowMs),
      bills,
      messages,
      calls,
      stuck,
      pauses,
      dishes,
      busy,
      whole,
    ],
    sql`, `,
  )
  return db
    .select({ version: sql<string>`md5(concat_ws('|', ${parts}))` })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
}
