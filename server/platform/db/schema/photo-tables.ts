import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { flag, instant, instantOrNull } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The type of logos, and of them alone: photos are kept as WebP or JPEG. */
export const logoType = 'image/png'

/**
 * Photos that restaurants have uploaded or named in their files, each in several widths, and their logos, each in one. A code
 * is never given to another picture.
 */
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

/** Where photos come from that the file of a restaurant names by an address (decision 101); a job fetches each once. */
export const photoAddresses = pgTable(
  'photo_addresses',
  {
    restaurantId: restaurantId(),
    /** Made of the address. */
    code: text().notNull(),
    address: text().notNull(),
    /** It is kept as a logo (decision 104). */
    isLogo: flag(),
    /** Null: not yet. */
    fetchedAt: instantOrNull(),
    /** What the last attempt failed for, one sentence; null = nothing. */
    fault: text(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.code] })],
)
