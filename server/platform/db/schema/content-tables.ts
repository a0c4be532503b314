import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { id, ids, texts, wallClock } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'

/** News of a restaurant. */
export const news = pgTable(
  'news',
  {
    restaurantId: restaurantId(),
    id: id<'News'>(),
    /** Venues that show it; empty = all. */
    venueIds: ids<'Venue'>(),
    createdAt: wallClock(),
    photoCode: text(),
    titles: texts(),
    bodies: texts(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)
