import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { chats } from '#server/platform/db/schema/messaging-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import type { Id } from '#src/contract/values.ts'

const howMany = 50

/** The newest conversations about orders and reservations of a scope, or the one with this id. */
export function newestChats(db: Database, { restaurantId, venueId }: VenueScope, id?: Id<'Chat'>) {
  const venueOfSubject = sql`coalesce(${orders.venueId}, ${reservations.venueId})`
  return db
    .select(getTableColumns(chats))
    .from(chats)
    .leftJoin(
      orders,
      and(eq(chats.kind, 'order'), eq(orders.restaurantId, restaurantId), eq(orders.id, sql`${chats.subjectId}`)),
    )
    .leftJoin(
      reservations,
      and(
        eq(chats.kind, 'reservation'),
        eq(reservations.restaurantId, restaurantId),
        eq(reservations.id, sql`${chats.subjectId}`),
      ),
    )
    .where(
      and(
        eq(chats.restaurantId, restaurantId),
        venueId === null ? undefined : eq(venueOfSubject, venueId),
        id === undefined ? undefined : eq(chats.id, id),
      ),
    )
    .orderBy(desc(chats.id))
    .limit(howMany)
}
