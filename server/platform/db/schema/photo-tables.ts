import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Photos that restaurants have uploaded, each in several widths. A code is never given to another picture. */
export const photos = pgTable(
  'photos',
  {
    restaurantId: restaurantId(),
    code: text().notNull(),
    /** In px, at most. */
    width: integer().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    createdAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.code, table.width] })],
)
