import type { SQL } from 'drizzle-orm'
import { and, desc, eq, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { openAndNewest } from '#server/platform/db/open-and-newest.ts'
import { chats } from '#server/platform/db/schema/messaging-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import type { Id } from '#src/contract/values.ts'

const howMany = 50
/** A message that nobody answered for so long is no longer waited for. */
const longestWaitMs = 30 * 24 * 3_600_000

/** Conversations about orders and reservations of a restaurant or one of its venues. */
function isOfScope({ restaurantId, venueId }: VenueScope): SQL {
  const isOfRestaurant = sql`${chats.restaurantId} = ${restaurantId}`
  if (venueId === null) return isOfRestaurant
  const subject = (table: typeof orders | typeof reservations) => sql`exists (select from ${table}
    where ${table.restaurantId} = ${restaurantId} and ${table.id} = ${chats.subjectId} and ${table.venueId} = ${venueId})`
  return sql`${isOfRestaurant} and
    case ${chats.kind} when 'order' then ${subject(orders)} else ${subject(reservations)} end`
}

/**
 * Selects the ids of the conversations that the desk lists: all with a message that waits for an answer, however old they
 * are, and the newest of the rest.
 */
function listedChats(scope: VenueScope, nowMs: number): SQL {
  const since = sql`${new Date(nowMs - longestWaitMs).toISOString()}::timestamptz`
  const ofScope = sql`select id from ${chats} where ${isOfScope(scope)}`
  return openAndNewest(
    { open: sql`${ofScope} and ${chats.waitsSince} > ${since}`, newest: sql`${ofScope} order by id desc` },
    howMany,
  )
}

/** The conversations that the desk lists, those that began last first. */
export function newestChats(db: Database, scope: VenueScope, nowMs: number) {
  return db
    .select()
    .from(chats)
    .where(sql`${chats.id} in (${listedChats(scope, nowMs)})`)
    .orderBy(desc(chats.id))
}

/** Whether a conversation belongs to a scope. */
export async function hasChat(db: Database, scope: VenueScope, id: Id<'Chat'>): Promise<boolean> {
  const found = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, id), isOfScope(scope)))
  return found.length > 0
}

/** The same as rows of a desk's version: their ids. */
export function watchedChats(restaurantId: Id<'Restaurant'>, nowMs: number): SQL {
  return listedChats({ restaurantId, venueId: null }, nowMs)
}
